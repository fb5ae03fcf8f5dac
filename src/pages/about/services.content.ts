import { withPictures } from "../../components/skyline/skyline.content.ts";
import type { FilledSlots } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { Photo } from "../../site/pictures/photo.ts";

/** The services in two lists of even length; the facts tell their order, and which are on request. */
export function serviceLists<Item extends { id: string }>(
  items: Item[],
  { services }: Pick<Facts, "services">,
  slots: FilledSlots,
  photos: Partial<Record<string, Photo>>,
) {
  const rows = withPictures(items, "service", slots, photos);
  const all = services.flatMap(({ key, onRequest }) =>
    rows.filter(({ id }) => id === key).map((row) => ({ ...row, onRequest })),
  );
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)].filter(({ length }) => length > 0);
}
