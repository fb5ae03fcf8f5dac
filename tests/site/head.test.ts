import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { splitPath } from "../../src/site/site-map/languages.ts";
import { pageFile } from "../../tools/build/hosting/policy.ts";
import { facts, langs } from "../support/addresses.ts";
import { attributeOf, builtPages, fileOf, listedPages, select, valuesOf } from "./site.ts";

const { siteUrl } = facts.villa;

const isThere = (path: string) =>
  existsSync(fileOf(pageFile(path))) || existsSync(fileOf(decodeURI(path)));

test("every page declares its own address and language, and all languages of it refer to each other", () => {
  for (const page of listedPages) {
    const { name, url, lang } = page;
    const twins = listedPages.filter((each) => each.name === name);
    const alternates = select(page, "link[hreflang]").map((link) => [
      attributeOf(link, "hreflang"),
      attributeOf(link, "href"),
    ]);
    expect(alternates, url).toEqual([
      ...twins.map((twin) => [twin.lang, siteUrl + twin.url]),
      ["x-default", siteUrl + twins[0]?.url],
    ]);
    expect(valuesOf(page, "html", "lang"), url).toEqual([lang]);
    expect(valuesOf(page, 'link[rel="canonical"]', "href"), url).toEqual([siteUrl + url]);
    expect(valuesOf(page, 'meta[property="og:url"]', "content"), url).toEqual([siteUrl + url]);
    expect(select(page, 'meta[name="robots"]'), url).toEqual([]);
  }
});

test("no link leaves the language of its page, but those that change it", () => {
  for (const page of builtPages) {
    for (const link of select(page, "a[href]")) {
      const href = attributeOf(link, "href");
      if (!href.startsWith("/") || /\.\w+$|^\/demo\//.test(href)) continue;
      const { pathname } = new URL(href, siteUrl);
      const wanted = attributeOf(link, "hreflang") || page.lang;
      expect(splitPath(pathname, langs).lang, `${page.url}: ${href}`).toBe(wanted);
    }
  }
});

test("every link and every file that a page names exists, and every place within a page", () => {
  const named = new Map<string, string>();
  for (const { url, html } of builtPages) {
    const single = html.matchAll(/\s(?:href|src|content)="(\/[^"#?]*|https:\/\/[^"#?]*)/g);
    const sets = [...html.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)].flatMap(([, set = ""]) =>
      set.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    );
    const data = html.matchAll(/"(https:\/\/[^"]*?)"/g);
    for (const address of [...[...single, ...data].map(([, path = ""]) => path), ...sets]) {
      const path = address.startsWith(siteUrl) ? address.slice(siteUrl.length) || "/" : address;
      if (path.startsWith("/")) named.set(path.replace(/[#?].*/, ""), url);
    }
    for (const [, id] of html.matchAll(/<a\b[^>]*\shref="#([^"]+)"/g)) {
      expect(html, `${url}: #${id}`).toContain(` id="${id}"`);
    }
  }
  expect(named.size).toBeGreaterThan(500);
  expect([...named].filter(([path]) => !isThere(path))).toEqual([]);
});

test("every page has a preview picture of its own, 1200 by 630, as a light JPEG", async () => {
  const addresses = listedPages.flatMap((page) =>
    valuesOf(page, 'meta[property="og:image"]', "content"),
  );
  expect(new Set(addresses).size).toBe(new Set(listedPages.map(({ name }) => name)).size);
  for (const address of addresses) {
    expect(address).toMatch(new RegExp(`^${siteUrl}/social/`));
    const picture = readFileSync(fileOf(address.slice(siteUrl.length)));
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect(picture.length, address).toBeLessThan(300_000);
  }
});

test("the sitemap names every page and JPEGs that exist, and nothing that redirects or is hidden", () => {
  const map = readFileSync(fileOf("sitemap.xml"), "utf8");
  const named = (pattern: RegExp) => [...map.matchAll(pattern)].map(([, url = ""]) => url);
  const addresses = listedPages.map(({ url }) => siteUrl + url);
  expect(named(/<loc>(.*?)<\/loc>/g).toSorted()).toEqual(addresses.toSorted());
  const alternates = named(/hreflang="x-default" href="(.*?)"/g);
  expect(alternates).toHaveLength(listedPages.length);
  expect(addresses).toEqual(expect.arrayContaining(alternates));
  for (const picture of new Set(named(/<image:loc>(.*?)<\/image:loc>/g))) {
    expect(picture).toMatch(/\.jpg$/);
    expect(isThere(picture.slice(siteUrl.length)), picture).toBe(true);
  }
});
