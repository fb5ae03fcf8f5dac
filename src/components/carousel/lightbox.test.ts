import { expect, test } from "vitest";
import {
  type AddressedSet,
  type Level,
  type PhotoAction,
  type Place,
  readPhotoAddress,
  type Transition,
  transitionFor,
  withPhotos,
} from "./photo-history.ts";
import { namesPhotos } from "./use-lightbox.ts";

const pool: AddressedSet = {
  name: "pool",
  ids: ["pool-01", "pool-03", "pool-02"],
  names: ["villa", "pool"],
};

test("an address names all photographs of a set, or one by its place in the set", () => {
  const read = (search: string) => readPhotoAddress(search, pool);
  for (const [search, shown] of [
    ["", undefined],
    ["?arrival=2027-05-01", undefined],
    ["?photos=pool", "all"],
    ["?photos=pool&photo=1", 0],
    ["?photo=3&a=%20b&photos=pool&c", 2],
    // another set's
    ["?photos=villa", undefined],
    ["?photos=villa&photo=99", undefined],
    ["?photo=villa-99", undefined],
  ] as const) {
    expect(read(search)).toEqual({ open: shown, search });
  }
});

test("an address from before there were sets leads to the same photograph", () => {
  expect(readPhotoAddress("?photo=pool-03&a=1", pool)).toEqual({
    open: 1,
    search: "?a=1&photos=pool&photo=2",
  });
});

test("a number that the set does not have is removed, and the set stays", () => {
  const wrong = ["0", "4", "-1", "1.5", "01", "1e0", "", "%3Cb%3E", "pool-03", "9".repeat(400)];
  for (const number of wrong) {
    expect(readPhotoAddress(`?photos=pool&photo=${number}`, pool)).toEqual({
      open: "all",
      search: "?photos=pool",
    });
  }
});

test("a set that the page does not have is removed with its number, other parts stay as they are", () => {
  for (const photos of ["photos=sauna", "photos=sauna&photo=1", "photos=&photo=1", "photos=POOL"]) {
    expect(readPhotoAddress(`?a=%20b&${photos}&c`, pool)).toEqual({
      open: undefined,
      search: "?a=%20b&c",
    });
  }
  for (const photo of ["", "3", "sauna-01", "pool-99", "%3Cb%3E"]) {
    expect(readPhotoAddress(`?photo=${photo}`, pool)).toEqual({ open: undefined, search: "" });
  }
});

test("what is shown is written after the other parts, and replaces what was shown before", () => {
  expect(withPhotos("", "pool", "all")).toBe("?photos=pool");
  expect(withPhotos("?photos=pool&a&photo=1&photographer=x", "pool", 1)).toBe(
    "?a&photographer=x&photos=pool&photo=2",
  );
  expect(withPhotos("?photos=pool&photo=1&a=1", "pool", undefined)).toBe("?a=1");
  expect(withPhotos("?photos=pool&photo=1", "pool", undefined)).toBe("");
});

test.each(["?photos=villa", "?photos=villa&photo=3", "?photo=villa-03", "?guests=2&photo=1"])(
  "%j may open photographs",
  (search) => expect(namesPhotos(search)).toBe(true),
);

test.each(["", "?", "?utm_campaign=photo", "?photograph=1", "?my_photo=1", "?utm_source=photos=1"])(
  "%j opens none",
  (search) => expect(namesPhotos(search)).toBe(false),
);

/** A place in one line: the levels from the bottom of the history to what is seen. */
function written({ level, below }: Place): string {
  return [...below, level].join(" > ");
}

function place(line: string): Place {
  const levels = line.split(" > ") as Level[];
  return { level: levels.at(-1) ?? "page", below: levels.slice(0, -1) };
}

function outcome(transition: Transition | undefined): string {
  if (!transition) return "-";
  const { to, back, write } = transition;
  return [back > 0 && `back ${back}`, write, written(to)].filter(Boolean).join(", ");
}

const actions: PhotoAction[] = ["grid", "photo", "up", "leave"];

// biome-ignore format: one row for each place
const table: [from: string, grid: string, photo: string, up: string, leave: string][] = [
  ["page", "push, page > grid", "push, page > photo", "-", "-"],
  ["page > grid", "-", "push, page > grid > photo", "back 1, page", "back 1, page"],
  ["page > photo", "replace, page > grid", "replace, page > photo", "back 1, page", "back 1, page"],
  ["page > grid > photo", "back 1, page > grid", "replace, page > grid > photo", "back 1, page > grid", "back 2, page"],
  ["grid", "-", "push, grid > photo", "replace, page", "replace, page"],
  ["photo", "replace, grid", "replace, photo", "replace, page", "replace, page"],
  ["grid > photo", "back 1, grid", "replace, grid > photo", "back 1, grid", "back 1, replace, page"],
];

for (const [from, ...expected] of table) {
  test(`from ${from}: ${actions.join(", ")}`, () => {
    expect(actions.map((action) => outcome(transitionFor(place(from), action)))).toEqual(expected);
  });
}
