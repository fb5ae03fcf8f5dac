import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Problem, problem } from "../../../src/site/content/problem.ts";
import { pageFile } from "../../build/hosting/policy.ts";
import { filesBelow } from "../../content/files/files-below.ts";

export type BuiltPage = {
  /** `/it/interni` */
  address: string;
  deadLinks: string[];
};

export async function inspectSite(dist: string): Promise<BuiltPage[] | undefined> {
  if (!existsSync(join(dist, "index.html"))) return undefined;
  const files = (await filesBelow(dist)).filter((file) => /\.html$/.test(file));
  const pages = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(dist, file), "utf8")] as const),
    ),
  );
  return [...pages].map(([file, html]) => ({
    address: `/${file.replace(/(?:^index)?\.html$/, "")}`,
    deadLinks: deadLinks(dist, html, pages),
  }));
}

function deadLinks(dist: string, html: string, pages: ReadonlyMap<string, string>): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)];
  const hrefs = new Set(links.map(([, href = ""]) => href.replaceAll("&amp;", "&")));
  return [...hrefs].filter((href) => {
    if (!/^[/#?]/.test(href)) return false;
    const { pathname, hash } = new URL(href, "https://site.invalid");
    const file = href.startsWith("/") ? pageFile(decodeURI(pathname)).slice(1) : undefined;
    const target = file === undefined ? html : pages.get(file);
    if (target === undefined) return !existsSync(join(dist, decodeURI(pathname)));
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor !== "" && !target.includes(`id="${anchor}"`);
  });
}

/** Before the first build there are no links to try. */
export function siteProblems(site: BuiltPage[] = []): Problem[] {
  return site.flatMap(({ address, deadLinks }) =>
    deadLinks.map((link) => problem("link-inside", address, [], { link })),
  );
}
