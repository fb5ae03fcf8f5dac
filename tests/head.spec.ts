import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { filesBelow } from "../tools/content/files/files-below.ts";
import { allAddresses, pageAddresses } from "./support/addresses.ts";
import { htmlRules } from "./support/html-rules.ts";
import { isHydrated } from "./support/hydrated.ts";
import { test as browserTest } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";

const facts: { villa: { siteUrl: string; codes: { value: string }[] } } = JSON.parse(
  await readFile("demo/facts.json", "utf8"),
);
const { siteUrl } = facts.villa;

async function htmlOf(request: APIRequestContext, url: string): Promise<string> {
  return (await request.get(url)).text();
}

/** The links of a page, as tags. */
function links(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
}

/** What the head says about the page, by tag. */
function headOf(html: string): Record<string, string | undefined> {
  const head = html.slice(0, html.indexOf("</head>"));
  const content = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    title: content(/<title>(.*?)<\/title>/s),
    description: content(/<meta name="description" content="([^"]*)"/),
    keywords: content(/<meta name="keywords" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    english: content(/hreflang="en" href="([^"]*)"/),
    italian: content(/hreflang="it" href="([^"]*)"/),
    neutral: content(/hreflang="x-default" href="([^"]*)"/),
    robots: content(/<meta name="robots" content="([^"]*)"/),
  };
}

/** The same of the document in the browser, after scripts have changed it. */
async function shownHead(page: Page): Promise<Record<string, string | undefined>> {
  const html = await page.evaluate(() => document.head.outerHTML);
  // the browser writes a non-breaking space as an entity, the build as a character
  return { ...headOf(html.replaceAll("&nbsp;", "\u00a0")), title: await page.title() };
}

test("every page is valid HTML", async () => {
  const files = (await filesBelow(testBuild.dist)).filter((file) => file.endsWith(".html"));
  const faults: string[] = [];
  for (const file of files) {
    const report = await htmlRules.validateString(
      await readFile(join(testBuild.dist, file), "utf8"),
      file,
    );
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push(`${file}: ${message} (${ruleId}, ${selector})`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test("every page declares its own address and language, and both languages refer to each other", async ({
  request,
}) => {
  for (const { url, lang } of pageAddresses) {
    const html = await htmlOf(request, url);
    const { canonical, english, italian, neutral, robots } = headOf(html);
    expect(canonical, url).toBe(siteUrl + url);
    expect(lang === "it" ? italian : english, url).toBe(canonical);
    expect(neutral, url).toBe(english);
    expect(robots, url).toBeUndefined();
    expect(html, url).toContain(`<html lang="${lang}"`);
    const twin = (lang === "it" ? english : italian)?.slice(siteUrl.length) || "/";
    expect(headOf(await htmlOf(request, twin))[lang === "it" ? "italian" : "english"]).toBe(
      canonical,
    );
  }
});

test("a link to a photograph is shared as the link to its page", async ({ request }) => {
  for (const { url } of pageAddresses.filter(({ name }) => name === "interni")) {
    const own = await htmlOf(request, url);
    for (const query of ["photo=12", "photos=apartment-3", "photos=apartment-3&photo=12"]) {
      expect(await htmlOf(request, `${url}?${query}`), query).toBe(own);
    }
    const shared = /property="og:url" content="([^"]*)"/.exec(own)?.[1];
    expect([headOf(own).canonical, shared]).toEqual([siteUrl + url, siteUrl + url]);
  }
});

test("pages of unknown addresses are hidden from search engines", async ({ request }) => {
  for (const { url } of allAddresses.filter(({ name }) => name === "404")) {
    const head = headOf(await htmlOf(request, url));
    expect(head).toMatchObject({ robots: "noindex", canonical: undefined, english: undefined });
  }
});

test("no link leaves the language of its page, but those that change it", async ({ request }) => {
  for (const { url, lang } of allAddresses) {
    for (const link of links(await htmlOf(request, url))) {
      const href = attribute(link, "href") ?? "";
      if (!href.startsWith("/") || /\.\w+$|^\/demo\//.test(href)) continue;
      const led = attribute(link, "hreflang") ?? lang;
      expect(/^\/it(\/|$|#|\?)/.test(href) ? "it" : "en", `${url}: ${link}`).toBe(led);
    }
  }
});

test("every link and every file that a page names exists", async ({ request }) => {
  const places = new Map<string, string>();
  for (const { url } of allAddresses) {
    const html = await htmlOf(request, url);
    const named = [...html.matchAll(/\s(?:href|src|content)="(\/[^"#?]*|https:\/\/[^"#?]*)/g)];
    const sets = [...html.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)].flatMap(([, set = ""]) =>
      set.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    );
    const data = [...html.matchAll(/"(https:\/\/[^"]*?)"/g)].map(([, address = ""]) => address);
    for (const address of [...named.map(([, path = ""]) => path), ...sets, ...data]) {
      const path = address.startsWith(siteUrl) ? address.slice(siteUrl.length) || "/" : address;
      if (path.startsWith("/")) places.set(path.replace(/[#?].*/, ""), url);
    }
  }
  expect(places.size).toBeGreaterThan(500);
  for (const [path, url] of places) {
    const response = await request.head(path, { maxRedirects: 0 });
    expect(response.status(), `${path}, named by ${url}`).toBe(200);
  }
});

test("every link within a page has its target", async ({ request }) => {
  for (const { url } of allAddresses) {
    const html = await htmlOf(request, url);
    for (const link of links(html)) {
      const [, id] = /^#(.+)/.exec(attribute(link, "href") ?? "") ?? [];
      if (id) expect(html, `${url}: ${link}`).toContain(` id="${id}"`);
    }
  }
});

test("every page has a preview picture of its own, 1200 by 630, as a light JPEG", async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const { url } of pageAddresses) {
    const html = await htmlOf(request, url);
    const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(address.startsWith(`${siteUrl}/social/`), url).toBe(true);
    const picture = await (await request.get(address.slice(siteUrl.length))).body();
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }, url).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect(picture.length, url).toBeLessThan(300_000);
    seen.add(address);
  }
  expect(seen.size).toBe(pageAddresses.length);
});

test("the sitemap names every page, and nothing that redirects or is hidden", async ({
  request,
}) => {
  const map = await htmlOf(request, "/sitemap.xml");
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
  expect(addresses.toSorted()).toEqual(pageAddresses.map(({ url }) => siteUrl + url).toSorted());
  const pictures = [...map.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = ""]) => url);
  for (const picture of new Set(pictures)) {
    const response = await request.head(picture.slice(siteUrl.length));
    expect(response.headers()["content-type"], picture).toBe("image/jpeg");
  }
});

test("icons have the size that the manifests declare", async ({ request }) => {
  for (const path of ["/site.webmanifest", "/it/site.webmanifest"]) {
    const { icons, start_url } = await (await request.get(path)).json();
    expect((await request.get(start_url)).status()).toBe(200);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
});

browserTest(
  "following a link gives the same title and head tags as loading the page",
  async ({ page, request }) => {
    await page.goto("/");
    for (const { url, lang } of pageAddresses.filter((address) => address.name !== "home")) {
      const link = page.locator(`a[href="${url}"]`).first();
      if (lang !== "en" || (await link.count()) === 0) continue;
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(url);
      const loaded = headOf(await htmlOf(request, url));
      await expect.poll(() => shownHead(page)).toEqual({ ...loaded, title: decode(loaded.title) });
    }
  },
);

browserTest(
  "scripts leave the canonical address of a photograph's page alone",
  async ({ page }) => {
    await page.goto("/interni?photos=apartment-3&photo=12");
    await page.waitForFunction(isHydrated);
    expect((await shownHead(page)).canonical).toBe(`${siteUrl}/interni`);
  },
);

function decode(text = ""): string {
  return text.replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
}

test("every page shows the registration code", async ({ request }) => {
  for (const { url } of allAddresses) {
    expect(await htmlOf(request, url), url).toContain(facts.villa.codes[0]?.value);
  }
});
