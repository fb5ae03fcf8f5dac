import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Problem, problem } from "../../../src/site/content/problem.ts";
import { pageFile } from "../../build/hosting/policy.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { withImports } from "../../content/files/script-imports.ts";

export type BuiltPage = {
  /** `/it/interni` */
  address: string;
  deadLinks: string[];
  /** Bytes of the first view of a telephone, as served with brotli, without headers. */
  bytes: number;
  scriptBytes: number;
};

/** For a first-time visitor's telephone; as served with brotli, without headers. */
const ceiling = { bytes: 250_000, scriptBytes: 75 * 1024 };

export async function inspectSite(dist: string): Promise<BuiltPage[] | undefined> {
  if (!existsSync(join(dist, "index.html"))) return undefined;
  const files = (await filesBelow(dist)).filter((file) => /\.html$/.test(file));
  const pages = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(dist, file), "utf8")] as const),
    ),
  );
  const inspect = async ([file, html]: [string, string]): Promise<BuiltPage> => ({
    address: `/${file.replace(/(?:^index)?\.html$/, "")}`,
    deadLinks: deadLinks(dist, html, pages),
    ...(await weight(dist, file, html)),
  });
  return Promise.all([...pages].map(inspect));
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)];
  return [...new Set(links.map(([, href = ""]) => href.replaceAll("&amp;", "&")))];
}

function deadLinks(dist: string, html: string, pages: ReadonlyMap<string, string>): string[] {
  return linksOf(html).filter((href) => {
    if (!/^[/#?]/.test(href)) return false;
    const { pathname, hash } = new URL(href, "https://site.invalid");
    const file = href.startsWith("/") ? pageFile(decodeURI(pathname)).slice(1) : undefined;
    const target = file === undefined ? html : pages.get(file);
    if (target === undefined) return !existsSync(join(dist, decodeURI(pathname)));
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor !== "" && !target.includes(`id="${anchor}"`);
  });
}

async function weight(dist: string, file: string, html: string) {
  const files = await firstViewFiles(dist, html);
  const sizes = await Promise.all(
    [file, ...files].map(async (name) => ({ name, bytes: await servedBytes(join(dist, name)) })),
  );
  const sum = (of: typeof sizes) => of.reduce((total, { bytes }) => total + bytes, 0);
  return { bytes: sum(sizes), scriptBytes: sum(sizes.filter(({ name }) => /\.js$/.test(name))) };
}

async function servedBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file).catch(() => ({ size: 0 })));
  return size;
}

/** The width in pixels that a telephone asks for where a picture is as wide as its window. */
const phoneWidth = 640;

/** For the first view: scripts with their imports, fonts, texts, and the first picture. */
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

function candidate(tag: string): string | undefined {
  const sources = /imagesrcset="([^"]*)"/.exec(tag)?.[1]?.split(", ") ?? [];
  const widths = sources.map((source) => {
    const [address = "", width = "0"] = source.split(" ");
    return { file: address.replace(/^\//, ""), width: Number.parseInt(width, 10) };
  });
  return (widths.find(({ width }) => width >= phoneWidth) ?? widths.at(-1))?.file;
}

export function siteProblems(site: BuiltPage[] | undefined): Problem[] {
  if (!site) return [problem("not-built", "/", [])];
  return site.flatMap(({ address, deadLinks, bytes, scriptBytes }) => [
    ...deadLinks.map((link) => problem("link-inside", address, [], { link })),
    ...(bytes > ceiling.bytes
      ? [problem("weight", address, [], inKilobytes(bytes, ceiling.bytes))]
      : []),
    ...(scriptBytes > ceiling.scriptBytes
      ? [problem("weight-scripts", address, [], inKilobytes(scriptBytes, ceiling.scriptBytes))]
      : []),
  ]);
}

function inKilobytes(bytes: number, most: number) {
  return { kilobytes: Math.round(bytes / 1000), most: Math.round(most / 1000) };
}
