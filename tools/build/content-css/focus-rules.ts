import { narrowWindow } from "../../../src/site/pictures/picture-policy.ts";
import type { Focus } from "../../content/owner-files.ts";
import { focusName, type SlotPhoto } from "../../content/slot-photos.ts";

/** The initial value of `object-position`, for which no rule is needed. */
const isMiddle = ({ x, y }: Focus) => x === 50 && y === 50;

/** CSS rules that set the focal point of each photograph. */
export function focusRules(photos: { id: string; focus: Focus }[]): string {
  return photos
    .filter(({ focus }) => !isMiddle(focus))
    .map(({ id, focus }) => `img[data-photo="${id}"]{--focus:${percents(focus)}}`)
    .join("\n");
}

/** CSS rules for slots with focal points of their own; they win over those of the photographs. */
export function slotFocusRules(photos: SlotPhoto[]): string {
  return photos
    .filter(({ hasOwnFocus }) => hasOwnFocus)
    .flatMap(({ page, slot, focus, narrowFocus }) => {
      const image = `img[data-photo][data-focus="${focusName(page, slot)}"]`;
      const rule = `${image}{--focus:${percents(focus)}}`;
      if (percents(focus) === percents(narrowFocus)) return rule;
      return [rule, `@media ${narrowWindow}{${image}{--focus:${percents(narrowFocus)}}}`];
    })
    .join("\n");
}

function percents({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}
