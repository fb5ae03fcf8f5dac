import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { withImports } from "../../content/files/script-imports.ts";

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
  const files = await withImports(
    [...named, ...scripts].map((address) => address.replace(/^\//, "")),
    (script) => readFile(join(dist, script), "utf8").catch(() => ""),
  );
  const first = picture && candidate(picture);
  return [...files, ...(first ? [first] : [])];
}

/** The file of a preload that a telephone chooses. */
function candidate(tag: string): string | undefined {
  const sources = /imagesrcset="([^"]*)"/.exec(tag)?.[1]?.split(", ") ?? [];
  const widths = sources.map((source) => {
    const [address = "", width = "0"] = source.split(" ");
    return { file: address.replace(/^\//, ""), width: Number.parseInt(width, 10) };
  });
  return (widths.find(({ width }) => width >= phoneWidth) ?? widths.at(-1))?.file;
}
