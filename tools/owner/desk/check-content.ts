import type { Problem } from "../../../src/site/content/problem.ts";
import { type House, readHouse } from "../../content/house.ts";
import { checkContent } from "../../content/load.ts";
import { addedProblems } from "../../content/problems/added-problems.ts";
import { ContentError } from "../../content/problems/report.ts";

/** The path in the house's folder of a file as the desk names it: `content/it/home.json`. */
export function pathInHouse(path: string): string {
  return path.replace(/^content\//, "");
}

/** New bytes of files by path, which the desk names with `content/` in front; `null` deletes one. */
type Changes = ReadonlyMap<string, { bytes: Buffer | null }>;

export function houseWith(root: string, changes: Changes): Promise<House> {
  const inHouse = [...changes].map(([path, { bytes }]) => [pathInHouse(path), bytes] as const);
  return readHouse(root, new Map(inHouse));
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
