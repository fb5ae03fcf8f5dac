import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The width in pixels that a telephone asks for where a picture is as wide as its window. */
const phoneWidth = 640;

/**
 * The files that a telephone fetches for the first view of a page: scripts with what they import,
 * fonts, texts, and the first picture. Pictures further down depend on how far a guest scrolls.
 * @returns paths relative to the site's folder
 */
export async function firstViewFiles(dist: string, html: string): Promise<string[]> {
  const links = [...html.matchAll(/<link\b[^>]*\brel="(?:preload|modulepreload)"[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, src = ""]) => src);
  const named = links.flatMap((tag) => /\bhref="([^"]*)"/.exec(tag)?.[1] ?? []);
  const picture = links.find((tag) => tag.includes('as="image"') && !tag.includes("not all"));
  const files = new Set([...named, ...scripts].map((address) => address.replace(/^\//, "")));
  // grows while it is walked
  for (const file of files) {
    if (file.endsWith(".js")) for (const other of await importsOf(dist, file)) files.add(other);
  }
  const first = picture && candidate(picture);
  return [...files, ...(first ? [first] : [])];
}

/** The file of a preload that a telephone takes. */
function candidate(tag: string): string | undefined {
  const sources = /imagesrcset="([^"]*)"/.exec(tag)?.[1]?.split(", ") ?? [];
  const widths = sources.map((source) => {
    const [address = "", width = "0"] = source.split(" ");
    return { file: address.replace(/^\//, ""), width: Number.parseInt(width, 10) };
  });
  return (widths.find(({ width }) => width >= phoneWidth) ?? widths.at(-1))?.file;
}

/** The files that a script imports statically. */
async function importsOf(dist: string, file: string): Promise<string[]> {
  const code = await readFile(join(dist, file), "utf8").catch(() => "");
  return [...code.matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(
    ([, name]) => `assets/${name}`,
  );
}
