import type { Focus } from "../content/owner-files.ts";

/** Where `object-position` stands by itself; a photograph with this focal point needs no rule. */
const isMiddle = ({ x, y }: Focus) => x === 50 && y === 50;

/** CSS that tells each photograph its focal point: the strict style policy allows no `style` attribute. */
export function focusRules(sets: { photos: { id: string; focus: Focus }[] }[]): string {
  return sets
    .flatMap((set) => set.photos)
    .filter(({ focus }) => !isMiddle(focus))
    .map(({ id, focus }) => `img[data-photo="${id}"]{--focus:${focus.x}% ${focus.y}%}`)
    .join("\n");
}
