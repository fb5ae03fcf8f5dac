import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type Level,
  type PhotoAction,
  readPhotoAddress,
  type Transition,
  transitionFor,
  withPhotos,
} from "./photo-history.ts";

type Cases = {
  /** What is open of the set "pool", and what is left of the address if not all of it. */
  addresses: [search: string, open: number | "all" | null, left?: string][];
  /** From the bottom of the history to what is seen, and what each action does then. */
  steps: [from: string, grid: string, photo: string, up: string, leave: string][];
};
const cases: Cases = JSON.parse(
  readFileSync("src/components/carousel/photo-history.cases.json", "utf8"),
);

test.each(cases.addresses)(
  "%j opens %j of a set of three, and what does not exist is removed",
  (search, open, left = search) => {
    const found = readPhotoAddress(search, "pool", 3, (set) => ["villa", "pool"].includes(set));
    expect(found).toEqual({ open: open ?? undefined, search: left });
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

const actions: PhotoAction[] = ["grid", "photo", "up", "leave"];

function outcome(transition: Transition | undefined): string {
  if (!transition) return "-";
  const { to, back, write } = transition;
  return [back > 0 && `back ${back}`, write, to.join(" > ")].filter(Boolean).join(", ");
}

test.each(cases.steps)("from %s: all photographs, one, up, leave", (from, ...expected) => {
  const levels = from.split(" > ") as Level[];
  expect(actions.map((action) => outcome(transitionFor(levels, action)))).toEqual(expected);
});
