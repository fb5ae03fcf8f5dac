import { photoId, type Slots } from "./schema.ts";

/** The slots whose boxes are nearly square in a narrow window: heads of pages and of tales. */
export const openingSlots = {
  home: ["hero1"],
  villa: ["opening", "portrait", "pool"],
  interni: ["opening"],
  experience: ["opening"],
  about: ["portrait"],
} as const satisfies { [Page in keyof Slots]: readonly (keyof Slots[Page])[] };

/** Ids of the photographs that the owner has put into those slots. */
export function openingPhotos(slots: Slots): Set<string> {
  return new Set([
    ...idsOf(slots.home, openingSlots.home),
    ...idsOf(slots.villa, openingSlots.villa),
    ...idsOf(slots.interni, openingSlots.interni),
    ...idsOf(slots.experience, openingSlots.experience),
    ...idsOf(slots.about, openingSlots.about),
  ]);
}

function idsOf<Slot extends string>(page: Record<Slot, string>, names: readonly Slot[]): string[] {
  return names.map((name) => photoId(page[name]));
}
