/** What is open of a set: one photograph, counted from 0, or all of them. */
export type Shown = number | "all";

export type AddressedSet = {
  name: string;
  ids: string[];
  /** Names of all sets of the page, this one included. */
  sets: string[];
};

/** `?photos=villa`, `?photos=villa&photo=3`, and `?photo=villa-03` as before there were sets. Returns the query too, without what refers to nothing. */
export function readPhotoAddress(search: string, { name, ids, sets }: AddressedSet) {
  const query = new URLSearchParams(search);
  const set = query.get("photos");
  const photo = query.get("photo");
  if (set === null && photo === null) return { open: undefined, search };
  const owner = sets.find((each) => (set === null ? photo?.startsWith(`${each}-`) : set === each));
  // the open photograph of another set must not be changed
  if (owner && owner !== name) return { open: undefined, search };
  const index = set === null ? ids.indexOf(photo ?? "") : indexOf(photo, ids.length);
  const isPhoto = index >= 0;
  const all = owner && set !== null ? ("all" as const) : undefined;
  const shown = owner && isPhoto ? index : all;
  const isAsWritten = all && (isPhoto || photo === null);
  return { open: shown, search: isAsWritten ? search : withPhotos(search, name, shown) };
}

export function withPhotos(search: string, name: string, shown: Shown | undefined): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part && !/^photos?(=|$)/.test(part));
  if (shown !== undefined) parts.push(`photos=${name}`);
  if (typeof shown === "number") parts.push(`photo=${shown + 1}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function indexOf(number: string | null, total: number): number {
  return /^[1-9]\d*$/.test(number ?? "") && Number(number) <= total ? Number(number) - 1 : -1;
}
