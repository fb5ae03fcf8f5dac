import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { z } from "zod";
import { plainLetters } from "../plain-letters.ts";
import type { DeskFiles } from "./desk-files.ts";
import { jsonOf, save, savedBytes } from "./save.ts";
import { readOwnFile, versionOf } from "./write-whole.ts";

export const addedPhotograph = z.object({
  set: z.string(),
  name: z.string(),
  captions: z.record(z.string(), z.string()),
  content: savedBytes,
});

/** As the last of its set. @throws OwnerError */
export async function addPhotograph(
  desk: DeskFiles,
  { set, name, captions, content }: z.output<typeof addedPhotograph>,
): Promise<void> {
  const folder = `content/photos/${set}`;
  const path = `${folder}/captions.json`;
  const before = await readOwnFile(desk.root, path);
  const names = await readdir(join(desk.root, folder)).catch(() => []);
  const file = freeName(name, new Set(names.map((each) => parse(each).name.toLowerCase())));
  const list = [before ? jsonOf(desk.root, path, before).value : [], { file, ...captions }].flat();
  const sha = before && versionOf(before);
  await save(desk, [
    { operation: "create", path: `${folder}/${file}`, content },
    { operation: "update", path, sha, content: Buffer.from(JSON.stringify(list)) },
  ]);
}

/** Letters. */
const longest = 60;

/** @param taken names without their endings, since pages name a photograph so */
export function freeName(file: string, taken: ReadonlySet<string>): string {
  const { name: stem, ext } = parse(file);
  const name = plainLetters(stem).slice(0, longest).replace(/-$/, "") || "photograph";
  // the desk makes a JPEG of a phone's own format
  const ending = ext.toLowerCase().replace(/^\.hei[cf]$/, ".jpg");
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(tried)) return tried + ending;
  }
}
