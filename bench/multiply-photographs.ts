import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Caption = { file: string };

/**
 * Makes every set of photographs `factor` times as long with copies that differ in their bytes,
 * so that no cache takes them for the same.
 * @returns how many photographs there are now
 */
export async function multiplyPhotographs(folder: string, factor: number): Promise<number> {
  let total = 0;
  for (const set of await readdir(folder, { withFileTypes: true })) {
    if (set.isDirectory()) total += await multiplySet(join(folder, set.name), factor);
  }
  return total;
}

async function multiplySet(folder: string, factor: number): Promise<number> {
  const file = join(folder, "captions.json");
  const captions: Caption[] = JSON.parse(await readFile(file, "utf8"));
  const all = [...captions];
  for (let copy = 1; copy < factor; copy += 1) {
    for (const caption of captions) {
      const name = `${String(all.length + 1).padStart(2, "0")}.jpg`;
      const photograph = await readFile(join(folder, caption.file));
      await writeFile(join(folder, name), withComment(photograph, `copy ${copy}`));
      all.push({ ...caption, file: name });
    }
  }
  await writeFile(file, JSON.stringify(all, undefined, 2));
  return all.length;
}

/** The same picture with a comment segment after the first marker (ITU-T T.81, B.2.4.5). */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, text, jpeg.subarray(2)]);
}
