import { readdir } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { readOwnFile } from "./saving/file-state.ts";

/** Pixels: what the desk shows of a photograph. */
const width = 720;

/**
 * Sends a photograph of the content as the desk shows it.
 * @param name `villa/01`, or with its ending
 */
export async function sendPhotograph(
  root: string,
  name: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const [, set = "", file = ""] = /^([\w-]+)\/([\w-]+(?:\.\w+)?)$/.exec(name) ?? [];
    const folder = `content/photos/${set}`;
    const names = set ? await readdir(join(root, folder)) : [];
    const found = names.find((each) => each === file || each.replace(/\.\w+$/, "") === file);
    const bytes = found && (await readOwnFile(root, `${folder}/${found}`));
    if (!bytes) throw new Error(`There is no photograph ${name}`);
    const picture = await sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
    response
      .writeHead(200, { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" })
      .end(await picture.jpeg().toBuffer());
  } catch {
    response.writeHead(404).end();
  }
}
