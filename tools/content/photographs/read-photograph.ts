import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheKey } from "../files/cache-key.ts";
import { memoizeFolder } from "../files/memoize-folder.ts";
import { analyzePhoto, type PhotoAnalysis } from "./analyze-photo.ts";
import { heicEnding, heicToJpeg } from "./heic.ts";

/** A photograph of the owner: its analysis, and the file to make pictures from. */
export type Photograph = {
  analysis: PhotoAnalysis;
  /** Absolute path: the owner's file, or a JPEG made from it if it is of a phone's own kind. */
  picture: string;
};

/** To be changed whenever the same file would be analysed or converted differently. */
const version = "6";

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
    const folder = join(cacheDir, cacheKey(bytes, version));
    await memoizeFolder(folder, async (unfinished) => {
      const picture = isHeic ? await heicToJpeg(bytes) : bytes;
      if (isHeic) await writeFile(join(unfinished, "picture.jpg"), picture);
      await writeFile(
        join(unfinished, "analysis.json"),
        JSON.stringify(await analyzePhoto(picture)),
      );
    });
    const json = await readFile(join(folder, "analysis.json"), "utf8");
    const analysis: PhotoAnalysis = JSON.parse(json);
    return { analysis, picture: isHeic ? join(folder, "picture.jpg") : file };
  } catch {
    return undefined;
  }
}
