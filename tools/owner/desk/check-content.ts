import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../../../src/site/content/problem.ts";
import { type House, jsonIn, readHouse } from "../../content/house.ts";
import { checkContent } from "../../content/load.ts";
import { ContentError } from "../../content/problems/report.ts";
import { entryName, valueAt } from "../../content/values.ts";

/** The path in the house's folder of a file as the desk names it: `content/it/home.json`. */
export function pathInHouse(path: string): string {
  return path.replace(/^content\//, "");
}

/** New bytes of files by path, which the desk names with `content/` in front; `null` deletes one. */
type Changes = ReadonlyMap<string, { bytes: Buffer | null }>;

export function houseWith(root: string, changes: Changes): Promise<House> {
  const inHouse = [...changes].map(([path, { bytes }]) => [pathInHouse(path), bytes] as const);
  return readHouse(root, { changes: new Map(inHouse) });
}

/** Contradictions between two files are left out, because the files are saved one after the other. */
export async function newFaults(
  root: string,
  changes: Changes,
): Promise<{ faults: Problem[]; house: House }> {
  const house = await houseWith(root, changes);
  const problems = await faultsOfFiles(house);
  if (problems.length === 0) return { faults: [], house };
  const standing = await readHouse(root);
  const before = { house: standing, problems: await faultsOfFiles(standing) };
  const files = [...changes.keys()].map(pathInHouse);
  return { faults: addedProblems(before, { house, problems }, files), house };
}

async function faultsOfFiles(house: House): Promise<readonly Problem[]> {
  try {
    await checkContent(house);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.ofFiles;
    throw error;
  }
}

type Checked = { problems: readonly Problem[]; house: Pick<House, "texts"> };

/** An entry by its key, or by what it says; never by its index, which a change of others moves. */
function lastingName(entry: unknown): string {
  return `[${JSON.stringify(entryName(entry) ?? entry)}]`;
}

function valueAtPlace(root: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (parent, part) =>
      Array.isArray(parent)
        ? parent.find((entry) => lastingName(entry) === part)
        : valueAt(parent, [part]),
    root,
  );
}

/** @param place its key path with the names of entries @param kind the same for all entries of a list */
type Named = { problem: Problem; root: unknown; place: string[]; kind: string };

function named({ problems, house }: Checked): Named[] {
  return problems.map((problem) => {
    const { file, path, code } = problem;
    const root = jsonIn(house, file).value;
    const place = path.map((part, depth) =>
      typeof part === "number" ? lastingName(valueAt(root, path.slice(0, depth + 1))) : part,
    );
    const keys = path.map((part) => (typeof part === "number" ? "[]" : part));
    return { problem, root, place, kind: JSON.stringify([file, code, ...keys]) };
  });
}

/** Whether the entry with the standing problem is gone, and that with the other one took its place. */
function isRewritten(other: Named, { problem, place, kind }: Named): boolean {
  const depth = problem.path.findLastIndex((part) => typeof part === "number") + 1;
  return other.kind === kind && valueAtPlace(other.root, place.slice(0, depth)) === undefined;
}

const isSame = (one: Named, other: Named) =>
  one.kind === other.kind && isDeepStrictEqual(one.place, other.place);

/** What makes two problems one; first what they say, so that of two at one place the new one is named. */
const pairs = [
  (one: Named, other: Named) =>
    isSame(one, other) && isDeepStrictEqual(one.problem.values, other.problem.values),
  isSame,
  isRewritten,
];

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
  let left = named(after);
  for (const isPair of pairs) {
    left = left.filter((each) => {
      const index = standing.findIndex((other) => isPair(each, other));
      return index < 0 || !standing.splice(index, 1);
    });
  }
  return left.filter((each) => !wasHidden(each)).map(({ problem }) => problem);
}
