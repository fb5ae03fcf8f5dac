import type { Photo } from "../../site/pictures/photo.ts";

/** The entries that stand under the photographs, by slot, from the left of the skyline. */
const pictured = [
  { slot: "request1", id: "pizzaChef", place: 0 },
  { slot: "request2", id: "cookingClass", place: 1 },
  { slot: "request3", id: "yoga", place: 2 },
  { slot: "request4", id: "wellness", place: 3 },
] as const;

type RequestPhotos = Record<(typeof pictured)[number]["slot"], Photo>;

/** The entries of the list, four of them with their photograph and its place in the skyline. */
export function withPictures<Item extends { id: string }>(items: Item[], photos: RequestPhotos) {
  return items.map((item) => {
    const found = pictured.find(({ id }) => id === item.id);
    return { ...item, picture: found && { place: found.place, photo: photos[found.slot] } };
  });
}

/** A fault for each photograph whose entry is missing. */
export function missingEntries(file: string, ids: string[]): string[] {
  return pictured
    .filter(({ id }) => !ids.includes(id))
    .map(
      ({ slot, id }) =>
        `${file}: "onRequest.items" has no "${id}", which the photograph "${slot}" shows; add it`,
    );
}
