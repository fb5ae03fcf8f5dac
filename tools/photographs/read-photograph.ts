import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../files/content-hash.ts";
import { memoizeFolder } from "../files/memoize-folder.ts";
import { heicEnding, heicToJpeg } from "./heic.ts";
import { type Look, lookAt } from "./look.ts";

/** A photograph of the owner: what it looks like, and the file to make pictures from. */
export type Photograph = {
  look: Look;
  /** Absolute path: the owner's file, or a JPEG made from it if it is of a phone's own kind. */
  picture: string;
};

/** To be changed when the same file would be looked at or converted otherwise. */
const version = "5";

/**
 * Reads a photograph. What was found is kept in the cache by the content of the file, so that each is
 * decoded once, not at every build.
 * @param file absolute path
 * @returns undefined if it cannot be decoded completely
 */
export async function readPhotograph(
  file: string,
  cacheDir: string,
): Promise<Photograph | undefined> {
  const isHeic = heicEnding.test(file);
  try {
    const bytes = await readFile(file);
    const folder = join(cacheDir, contentHash(bytes, version));
    await memoizeFolder(folder, async (unfinished) => {
      const picture = isHeic ? await heicToJpeg(bytes) : bytes;
      if (isHeic) await writeFile(join(unfinished, "picture.jpg"), picture);
      await writeFile(join(unfinished, "look.json"), JSON.stringify(await lookAt(picture)));
    });
    const look: Look = JSON.parse(await readFile(join(folder, "look.json"), "utf8"));
    return { look, picture: isHeic ? join(folder, "picture.jpg") : file };
  } catch {
    return undefined;
  }
}
