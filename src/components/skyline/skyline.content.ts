import type { FilledSlots } from "../../site/content/define-page.ts";
import type { Photo } from "../../site/pictures/photo.ts";

/** The places of a skyline, from the left. */
const places = [0, 1, 2, 3] as const;

/**
 * The slots of a skyline, all optional: `request1` to `request4`, from the left. A slot names the entry
 * of the list to which its photograph belongs.
 */
export function skylineSlots<Name extends string>(name: Name) {
  return {
    [`${name}1`]: "photo",
    [`${name}2`]: "photo",
    [`${name}3`]: "photo",
    [`${name}4`]: "photo",
  } as Record<`${Name}${1 | 2 | 3 | 4}`, "photo">;
}

/** The entries of a list, some of them with their photograph and its place in the skyline. */
export function withPictures<Item extends { id: string }, Name extends string>(
  items: readonly Item[],
  name: Name,
  slots: FilledSlots,
  photos: Partial<Record<string, Photo>>,
) {
  return items.map((item) => {
    const place = places.find((each) => slots[`${name}${each + 1}`]?.entry === item.id);
    const photo = place !== undefined && photos[`${name}${place + 1}`];
    return { ...item, picture: photo ? { place, photo } : undefined };
  });
}

/**
 * A fault for each photograph of a skyline without an entry, or with one that is missing.
 * @param list file and key of the list: `content/en/experience.json: "onRequest.items"`
 * @param page the key of the page in `slots.json`
 */
export function skylineFaults(
  list: string,
  ids: readonly string[],
  name: string,
  { page, slots }: { page: string; slots: FilledSlots },
): string[] {
  return places.flatMap((place) => {
    const slot = `${name}${place + 1}`;
    const filled = slots[slot];
    if (!filled || ids.includes(filled.entry ?? "")) return [];
    const key = `content/photos/slots.json: "${page}.${slot}.entry"`;
    return filled.entry === undefined
      ? [`${key} is missing; name the entry of ${list} that the photograph belongs to`]
      : [`${key} is "${filled.entry}", which ${list} does not have; name one of ${ids.join(", ")}`];
  });
}
