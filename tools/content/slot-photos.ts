import { type PhotoKind, slotRules } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import type { PageName } from "../../src/site/site-map/pages.ts";
import { photoId, type Slot, type Slots } from "./owner-files.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import type { PhotoSetSource, SourcePhoto } from "./photographs/photo-sets.ts";

export type WantedVariants = ReturnType<typeof wantedVariants>;

export type SlotPhoto = ReturnType<typeof slotPhoto>;

type Place = { page: PageName; slot: string; kind: PhotoKind };

export type SlotSource = {
  facts: Facts;
  slots: Slots;
  definitions: PageDefinitions;
  photoSets: PhotoSetSource[];
};

export function slotPhotos(content: SlotSource): SlotPhoto[] {
  return [...content.definitions].flatMap(([page, definition]) =>
    Object.entries(slotRules(definition, content.facts)).flatMap(([slot, { kind }]) => {
      const filled = content.slots[page]?.[slot];
      return filled ? [slotPhoto(content, { page, slot, kind }, filled)] : [];
    }),
  );
}

function slotPhoto({ photoSets }: SlotSource, place: Place, filled: Slot) {
  const id = photoId(filled);
  const source = photoSets.flatMap(({ photos }) => photos).find((photo) => photo.id === id);
  const focus = filled.focus ?? source?.focus ?? { x: 50, y: 50 };
  const { narrowFocus = focus, stripFocus } = filled;
  const hasOwnFocus = Boolean(filled.focus ?? filled.narrowFocus ?? stripFocus);
  return { ...place, id, focus, narrowFocus, stripFocus, hasOwnFocus };
}

/** `home-view`: the value of `data-focus` of a photograph with a focal point of its own. */
export function focusName(page: PageName, slot: string): string {
  return `${page}-${slot}`;
}

/** Photographs with wide files, and percents from the left around which narrow crops are made, by their ids. */
export function wantedVariants(content: SlotSource) {
  const narrow = new Map<string, Set<number>>();
  const wide = new Set<string>();
  for (const { id, kind, narrowFocus } of slotPhotos(content)) {
    if (kind === "photo") continue;
    narrow.set(id, (narrow.get(id) ?? new Set()).add(narrowFocus.x));
    if (kind === "wide") wide.add(id);
  }
  return { narrow, wide };
}

/** The photographs of a page without repetitions: those in slots, then those of carousels. */
export function pagePhotos(
  { facts, slots, photoSets, definitions }: SlotSource,
  page: PageName,
): SourcePhoto[] {
  const inSlots = Object.values(slots[page] ?? {}).flatMap((slot) => (slot ? [photoId(slot)] : []));
  const sets = definitions.get(page)?.photoSets?.(facts) ?? [];
  const photos = photoSets.flatMap((set) =>
    set.photos.filter((photo) => sets.includes(set.name) || inSlots.includes(photo.id)),
  );
  return photos.sort((one, other) => rank(inSlots, one) - rank(inSlots, other));
}

function rank(inSlots: string[], { id }: SourcePhoto): number {
  const index = inSlots.indexOf(id);
  return index < 0 ? inSlots.length : index;
}
