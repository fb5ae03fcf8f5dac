/** What is open of a set: one photograph, counted from 0, or all of them. */
export type Shown = number | "all";

/** The photographs of a carousel, and the carousels of its page. */
export type AddressedSet = {
  name: string;
  /** `villa-01`, in the order of the set. */
  ids: string[];
  /** Names of all sets of the page, this one included. */
  sets: string[];
};

export type ReadAddress = {
  /** What the address opens of this set. */
  shown: Shown | undefined;
  /** The query without the parts that refer to nothing on this page. */
  search: string;
};

/**
 * Reads `?photos=villa` (all of a set) and `?photos=villa&photo=3` (the third of it), and
 * `?photo=villa-03`, as photographs were addressed before there were sets.
 * @param search the query of the address, with its question mark
 */
export function readPhotoAddress(search: string, { name, ids, sets }: AddressedSet): ReadAddress {
  const query = new URLSearchParams(search);
  const set = query.get("photos");
  const photo = query.get("photo");
  if (set === null && photo === null) return { shown: undefined, search };
  const owner = sets.find((each) => (set === null ? photo?.startsWith(`${each}-`) : set === each));
  // the open photograph of another set must not be changed
  if (owner && owner !== name) return { shown: undefined, search };
  const index = set === null ? ids.indexOf(photo ?? "") : indexOf(photo, ids.length);
  const isPhoto = index >= 0;
  const all = owner && set !== null ? ("all" as const) : undefined;
  const shown = owner && isPhoto ? index : all;
  const isAsWritten = all && (isPhoto || photo === null);
  return { shown, search: isAsWritten ? search : withPhotos(search, name, shown) };
}

/** A query that opens something of a set, or nothing; its other parts stay as they are. */
export function withPhotos(search: string, name: string, shown: Shown | undefined): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part && !/^photos?(=|$)/.test(part));
  if (shown !== undefined) parts.push(`photos=${name}`);
  if (typeof shown === "number") parts.push(`photo=${shown + 1}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Index of a photograph by its number in the address; -1 if there is none. */
function indexOf(number: string | null, total: number): number {
  return /^[1-9]\d*$/.test(number ?? "") && Number(number) <= total ? Number(number) - 1 : -1;
}
