import { constants } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { filesBelow } from "../tools/content/files/files-below.ts";

const compress = promisify(brotliCompress);

/**
 * Copies the built site and takes every script out of its pages: what then remains, words, sheet,
 * fonts and pictures, is the least that a page of this design can cost.
 */
export async function copyWithoutScripts(dist: string, outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await cp(dist, outDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const file of await filesBelow(outDir)) {
    if (!file.endsWith(".html")) continue;
    const path = join(outDir, file);
    const html = withoutScripts(await readFile(path, "utf8"));
    await rm(`${path}.gz`, { force: true });
    await writeFile(path, html);
    await writeFile(`${path}.br`, await compress(html));
  }
}

/**
 * The page as it stands when its scripts have run, without them. The class `js` is what the head
 * script sets: it shows and hides the same parts as on the page, so both paint the same.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*rel="?modulepreload\b[^>]*>/gi, "")
    .replace(/<html\b/i, '<html class="js"');
}
