import { expect, test } from "vitest";
import {
  type Level,
  type PhotoAction,
  readPhotoAddress,
  type Transition,
  transitionFor,
  withPhotos,
} from "./photo-history.ts";

const read = (search: string) =>
  readPhotoAddress(search, "pool", 3, (name) => ["villa", "pool"].includes(name));

const addresses: [search: string, open?: number | "all", left?: string][] = [
  [""],
  ["?arrival=2027-05-01"],
  ["?photos=pool", "all"],
  ["?photos=pool&photo=1", 0],
  ["?photo=3&a=%20b&photos=pool&c", 2],
  // another set's
  ["?photos=villa"],
  ["?photos=villa&photo=99"],
  ...["photos=sauna", "photos=sauna&photo=1", "photos=&photo=1", "photos=POOL"].map(
    (photos): [string, undefined, string] => [`?a=%20b&${photos}&c`, undefined, "?a=%20b&c"],
  ),
  ...["0", "4", "-1", "1.5", "01", "1e0", "", "%3Cb%3E", "pool-03", "9".repeat(400)].map(
    (number): [string, "all", string] => [`?photos=pool&photo=${number}`, "all", "?photos=pool"],
  ),
];

test.each(addresses)(
  "%j opens %j of a set of three, and what does not exist is removed",
  (search, open, left = search) => {
    expect(read(search)).toEqual({ open, search: left });
  },
);

test("what is shown is written after the other parts, and replaces what was shown before", () => {
  expect(withPhotos("", "pool", "all")).toBe("?photos=pool");
  expect(withPhotos("?photos=pool&a&photo=1&photographer=x", "pool", 1)).toBe(
    "?a&photographer=x&photos=pool&photo=2",
  );
  expect(withPhotos("?photos=pool&photo=1&a=1", "pool")).toBe("?a=1");
  expect(withPhotos("?photos=pool&photo=1", "pool")).toBe("");
});

function outcome(transition: Transition | undefined): string {
  if (!transition) return "-";
  const { to, back, write } = transition;
  return [back > 0 && `back ${back}`, write, to.join(" > ")].filter(Boolean).join(", ");
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
    const levels = from.split(" > ") as Level[];
    expect(actions.map((action) => outcome(transitionFor(levels, action)))).toEqual(expected);
  });
}
