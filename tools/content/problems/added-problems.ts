import { isDeepStrictEqual } from "node:util";
import type { KeyPath, Problem } from "../../../src/site/content/problem.ts";
import { type House, jsonIn } from "../house.ts";
import { isGroup, valueAt } from "../values.ts";

type Checked = { problems: readonly Problem[]; house: Pick<House, "texts"> };

/** Keys that tell the entries of a list apart: the first that an entry has. */
const entryKeys = ["key", "id", "file", "code", "name"];

/** An entry by its key, or by what it says; never by its index, which a change of others moves. */
function entryName(entry: unknown): string {
  const key = isGroup(entry) && entryKeys.find((each) => typeof entry[each] === "string");
  return `[${JSON.stringify(key ? valueAt(entry, [key]) : entry)}]`;
}

/** The key path of a problem with the names of entries, which last when the list changes. */
function placeOf(root: unknown, path: KeyPath): string[] {
  return path.map((part, depth) =>
    typeof part === "number" ? entryName(valueAt(root, path.slice(0, depth + 1))) : part,
  );
}

function valueAtPlace(root: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (parent, part) =>
      Array.isArray(parent)
        ? parent.find((entry) => entryName(entry) === part)
        : valueAt(parent, [part]),
    root,
  );
}

type Named = { problem: Problem; root: unknown; place: string[]; name: string; kind: string };

function named({ problems, house }: Checked): Named[] {
  return problems.map((problem) => {
    const { file, path, code } = problem;
    const root = jsonIn(house, file).value;
    const place = placeOf(root, path);
    const kind = path.map((part) => (typeof part === "number" ? "[]" : part));
    return {
      ...{ problem, root, place },
      name: JSON.stringify([file, code, ...place]),
      kind: JSON.stringify([file, code, ...kind]),
    };
  });
}

/** Whether the entry with the one problem took the place of the entry with the other. */
function isRewritten(after: Named, before: Named): boolean {
  const index = after.problem.path.findLastIndex((part) => typeof part === "number");
  const count = ({ root }: Named, { place }: Named) => {
    const list = valueAtPlace(root, place.slice(0, index));
    const entries = Array.isArray(list) ? list : [];
    return entries.filter((entry) => entryName(entry) === place[index]).length;
  };
  return (
    after.kind === before.kind &&
    count(after, after) > count(before, after) &&
    count(after, before) < count(before, before)
  );
}

/**
 * What a change made worse: problems that were not there before, wherever their entries stand now.
 * @param changed the files of the change
 */
export function addedProblems(
  before: Checked,
  after: Checked,
  changed: readonly string[],
): Problem[] {
  const standing = named(before);
  // a file with a fault hides others of the house, in what the change has left alone
  const hadFault = standing.some(({ problem: { file } }) => changed.includes(file));
  const wasHidden = ({ problem: { file, path }, root, place }: Named) =>
    hadFault &&
    isDeepStrictEqual(valueAt(root, path), valueAtPlace(jsonIn(before.house, file).value, place));
  const pairs: ((one: Named, other: Named) => boolean)[] = [
    // first those that say the same, so that of two at one place the new one is named
    (one, other) =>
      one.name === other.name && isDeepStrictEqual(one.problem.values, other.problem.values),
    (one, other) => one.name === other.name,
    isRewritten,
  ];
  return pairs
    .reduce(
      (left, isPair) => left.filter((each) => !takeFrom(standing, each, isPair)),
      named(after),
    )
    .filter((each) => !wasHidden(each))
    .map(({ problem }) => problem);
}

function takeFrom<Entry>(
  entries: Entry[],
  wanted: Entry,
  isPair: (wanted: Entry, entry: Entry) => boolean,
): boolean {
  const index = entries.findIndex((entry) => isPair(wanted, entry));
  if (index >= 0) entries.splice(index, 1);
  return index >= 0;
}
