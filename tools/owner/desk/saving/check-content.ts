import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../../../../src/site/content/problem.ts";
import { type House, readHouse } from "../../../content/house.ts";
import { checkContent } from "../../../content/load.ts";
import { ContentError } from "../../../content/problems/report.ts";

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
  const after = await ownFaults(house);
  if (after.length === 0) return { faults: [], house };
  const before = await ownFaults(await readHouse(root));
  const isNew = (fault: Problem) => !before.some((each) => isDeepStrictEqual(each, fault));
  return { faults: after.filter(isNew), house };
}

async function ownFaults(house: House): Promise<readonly Problem[]> {
  try {
    await checkContent(house);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.own;
    throw error;
  }
}
