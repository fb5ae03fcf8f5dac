import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pageFile } from "../../build/hosting/policy.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { firstViewFiles } from "./first-view.ts";

/** The properties of a built site that the readiness list needs. */
export type BuiltSite = {
  pages: BuiltPage[];
};

type BuiltPage = {
  /** `/it/interni` */
  address: string;
  /** Links to addresses or anchors of the site that do not exist. */
  deadLinks: string[];
  /** Bytes of the first view of a telephone, as served with brotli, without headers. */
  bytes: number;
  scriptBytes: number;
};

/**
 * The limits of every page for a first-time visitor's telephone. Bytes as served with brotli; `bytes`
 * includes headers, and the 75 KB of scripts are of 1024 bytes.
 */
export const ceiling = { requests: 15, bytes: 250_000, scriptBytes: 75 * 1024, fontBytes: 52_000 };

/**
 * Looks at a built site.
 * @returns undefined if there is none in the folder
 */
export async function inspectSite(dist: string): Promise<BuiltSite | undefined> {
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
  return { pages: await Promise.all([...pages].map(inspect)) };
}

/** Addresses of `<a>`, without those of the head. */
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
