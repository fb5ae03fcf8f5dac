import type { PhotoSetName } from "../../src/site/pictures/photo.ts";
import type { PageName } from "../../src/site/site-map/pages.ts";
import { type Content, photoId, type SourcePhoto } from "../content/load.ts";

/** The carousels of each page. */
const setsOf: Partial<Record<PageName, PhotoSetName[]>> = {
  villa: ["villa", "pool"],
  interni: ["apartment-3", "apartment-1", "apartment-2"],
  experience: ["experience"],
};

/** The photographs that a page shows, each once: those of its slots, then its carousels. */
export function pagePhotos({ slots, photoSets }: Content, page: PageName): SourcePhoto[] {
  const inSlots = Object.entries(slots)
    .filter(([name]) => name === page)
    .flatMap(([, places]) => Object.values(places).map(photoId));
  const sets = setsOf[page] ?? [];
  const photos = photoSets.flatMap((set) =>
    set.photos.filter((photo) => sets.includes(set.name) || inSlots.includes(photo.id)),
  );
  return photos.sort((one, other) => rank(inSlots, one) - rank(inSlots, other));
}

function rank(inSlots: string[], { id }: SourcePhoto): number {
  const index = inSlots.indexOf(id);
  return index < 0 ? inSlots.length : index;
}
