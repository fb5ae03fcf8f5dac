import type { Photo } from "../../site/pictures/photo.ts";

/** A list's entry that has a photograph: the slot, the entry's id, its place from the left. */
type PicturedEntry<Slot extends string> = { slot: Slot; id: string; place: 0 | 1 | 2 | 3 };

/** The entries of a list, some of them with their photograph and its place in the skyline. */
export function withPictures<Item extends { id: string }, Slot extends string>(
  items: readonly Item[],
  pictured: readonly PicturedEntry<Slot>[],
  photos: Record<Slot, Photo>,
) {
  return items.map((item) => {
    const found = pictured.find(({ id }) => id === item.id);
    return { ...item, picture: found && { place: found.place, photo: photos[found.slot] } };
  });
}

/**
 * A fault for each photograph whose entry is missing.
 * @param list the key of the list in the file: `onRequest.items`
 */
export function missingEntries(
  file: string,
  list: string,
  ids: readonly string[],
  pictured: readonly PicturedEntry<string>[],
): string[] {
  return pictured
    .filter(({ id }) => !ids.includes(id))
    .map(
      ({ slot, id }) =>
        `${file}: "${list}" has no "${id}", which the photograph "${slot}" shows; add it`,
    );
}
