import { expect, test } from "vitest";
import {
  type Level,
  type PhotoAction,
  type Place,
  type Transition,
  transitionFor,
} from "./photo-history.ts";

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
