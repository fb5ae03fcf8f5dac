import type { Focus } from "../content/owner-files.ts";

/** The initial value of `object-position`, for which no rule is needed. */
const isMiddle = ({ x, y }: Focus) => x === 50 && y === 50;

/** CSS rules that set the focal point of each photograph. */
export function focusRules(photos: { id: string; focus: Focus }[]): string {
  return photos
    .filter(({ focus }) => !isMiddle(focus))
    .map(({ id, focus }) => `img[data-photo="${id}"]{--focus:${focus.x}% ${focus.y}%}`)
    .join("\n");
}
