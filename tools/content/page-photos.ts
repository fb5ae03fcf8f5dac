import type { PageName } from "../../src/site/site-map/pages.ts";
import type { Content } from "./load.ts";
import { photoId } from "./owner-files.ts";
import type { SourcePhoto } from "./read-photos.ts";

/** The photographs of a page without repetitions: those in slots, then those of carousels. */
export function pagePhotos(
  {
    facts,
    slots,
    photoSets,
    definitions,
  }: Pick<Content, "facts" | "slots" | "photoSets" | "definitions">,
  page: PageName,
): SourcePhoto[] {
  const inSlots = Object.values(slots[page] ?? {}).flatMap((slot) => (slot ? [photoId(slot)] : []));
  const sets = definitions.get(page)?.sets?.(facts) ?? [];
  const photos = photoSets.flatMap((set) =>
    set.photos.filter((photo) => sets.includes(set.name) || inSlots.includes(photo.id)),
  );
  return photos.sort((one, other) => rank(inSlots, one) - rank(inSlots, other));
}

function rank(inSlots: string[], { id }: SourcePhoto): number {
  const index = inSlots.indexOf(id);
  return index < 0 ? inSlots.length : index;
}
