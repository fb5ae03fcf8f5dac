import type { FilledSlots, PageSource } from "../../site/content/define-page.ts";
import { type Problem, problem } from "../../site/content/problem.ts";

const places = [0, 1, 2, 3] as const;

/** `request1` to `request4`, from the left, optional; each names the entry of its photograph. */
export function skylineSlots(name: string) {
  return Object.fromEntries(places.map((place) => [`${name}${place + 1}`, "photo?"] as const));
}

export function withPictures<Item extends { id: string }>(
  items: readonly Item[],
  name: string,
  { slots, photosByKey }: Pick<PageSource, "slots" | "photosByKey">,
) {
  return items.map((item) => {
    const place = places.find((each) => slots[`${name}${each + 1}`]?.entry === item.id);
    const photo = place !== undefined && photosByKey[`${name}${place + 1}`];
    return { ...item, picture: photo ? { place, photo } : undefined };
  });
}

export function skylineFaults(
  items: readonly { id: string }[] | undefined,
  name: string,
  { page, slots }: { page: string; slots: FilledSlots },
): Problem[] {
  const ids = items?.map(({ id }) => id);
  return places.flatMap((place) => {
    const slot = `${name}${place + 1}`;
    const filled = slots[slot];
    if (!ids || !filled || ids.includes(filled.entry ?? "")) return [];
    const path = [page, slot, "entry"];
    return filled.entry === undefined
      ? [problem("slot-entry-missing", "photos/slots.json", path, { ids })]
      : [problem("choice", "photos/slots.json", path, { value: filled.entry, choices: ids })];
  });
}
