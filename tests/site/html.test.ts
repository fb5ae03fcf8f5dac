import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { facts } from "../support/addresses.ts";
import { htmlRules } from "../support/checks.ts";
import { testBuild } from "../support/test-build.ts";
import { attributeOf, builtPages, fileOf, listedPages, select, valuesOf } from "./site.ts";

const files = await filesBelow(testBuild.dist);

test("every page is valid HTML, without a style attribute or an event handler", async () => {
  const faults: string[] = [];
  for (const file of files.filter((each) => each.endsWith(".html"))) {
    const html = readFileSync(fileOf(file), "utf8");
    for (const { messages } of (await htmlRules.validateString(html, file)).results) {
      faults.push(
        ...messages.map(({ ruleId, message, selector }) =>
          [file, message, ruleId, selector].join(),
        ),
      );
    }
    expect(html, file).not.toMatch(/<[^>]*\s(?:style|on\w+)="/);
  }
  expect(faults).toEqual([]);
});

test("every page has one heading of the first level, one main part behind a skip link, and the registration code", () => {
  for (const page of builtPages) {
    expect(select(page, "h1"), page.url).toHaveLength(1);
    expect(select(page, "main"), page.url).toHaveLength(1);
    expect(valuesOf(page, "a", "href")[0], page.url).toBe("#main");
    expect(page.html, page.url).toContain(facts.villa.codes[0]?.value);
  }
});

test("the banner is not part of the HTML of any page, and no script loads before the page's own", () => {
  for (const { url, html } of builtPages) {
    expect(html, url).not.toMatch(/aria-label="(Request for consent|Richiesta di)/);
    // a script that only the address of a stay has is named in another one
    const outside = html.replace(
      /<template id="?scripts.*?<\/template>|<script>if.*?<\/script>/gs,
      "",
    );
    expect(outside.length, url).toBeLessThan(html.length);
    expect(outside, url).not.toMatch(/<script[^>]*\bsrc=|modulepreload/);
  }
});

test("every photograph has a size and a text in its place, and those further down load lazily", () => {
  for (const page of listedPages) {
    const images = select(page, "img");
    const wrong = (fault: (of: (name: string) => string, image: (typeof images)[0]) => boolean) =>
      images
        .filter((image) => fault((name) => attributeOf(image, name), image))
        .map((image) => attributeOf(image, "src"));
    // a slide that is there without a script alone has its size from the style sheet
    const unsized = wrong(
      (of, image) =>
        !(Number(of("width")) > 0 && Number(of("height")) > 0) && !image.closest("noscript"),
    );
    expect(unsized, page.url).toEqual([]);
    // only a picture whose link or neighbouring text describes it may have an empty alternative text
    const untold = wrong((of, image) =>
      of("alt") === "" ? !image.hasAttribute("alt") || !image.closest("a, [aria-hidden]") : false,
    );
    expect(untold, `${page.url}: without a text`).toEqual([]);
    const isLazy = (of: (name: string) => string) => of("loading") === "lazy";
    // the gate of the contacts, which phones do not show, is preloaded where it is first
    const isFirst = (of: (name: string) => string) => of("fetchpriority") === "high";
    const undecided = wrong(
      (of, image) =>
        isLazy(of) && !isFirst(of) && of("decoding") !== "async" && !image.closest("noscript"),
    );
    expect(undecided, `${page.url}: lazy, but decoded at once`).toEqual([]);
    expect(wrong((of) => !isLazy(of)).length, page.url).toBeLessThanOrEqual(3);
  }
});

test("the first photograph is preloaded exactly as its element asks for it, in the same windows", () => {
  for (const page of listedPages) {
    const [hero, ...others] = select(page, 'img[fetchpriority="high"]');
    expect(others, page.url).toEqual([]);
    const of = (names: string[]) => (element: ReturnType<typeof select>[0]) =>
      names.map((name) => attributeOf(element, name));
    const sources = hero?.parent?.querySelectorAll("source") ?? [];
    const preloads = select(page, 'link[rel="preload"][as="image"]');
    expect(preloads.map(of(["imagesrcset", "imagesizes", "type"])), page.url).toEqual(
      sources.map(of(["srcset", "sizes", "type"])),
    );
    // of two sources the second is for the windows that the first leaves
    const [media = "", ...left] = sources.map((source) => attributeOf(source, "media"));
    expect(left.join(), page.url).toBe("");
    const windows = [media, `not all and ${media}`].slice(0, sources.length);
    expect(preloads.flatMap(of(["media"])), page.url).toEqual(windows);
  }
});

test("a browser without AVIF finds a JPEG of every photograph", async () => {
  const images = listedPages.flatMap((page) => select(page, "img"));
  expect(images.filter((image) => image.hasAttribute("srcset"))).toEqual([]);
  const sources = new Set(images.map((image) => attributeOf(image, "src")));
  const photographs = [...sources].filter((src) => src.includes("/photos/"));
  expect(photographs.length).toBeGreaterThanOrEqual(80);
  for (const src of photographs) {
    expect((await sharp(fileOf(src)).metadata()).format, src).toBe("jpeg");
  }
});

test("nothing of the owner's desk is in the built site, its sitemap or its worker", () => {
  expect(files.filter((file) => /admin|sveltia|desk/i.test(file))).toEqual([]);
  for (const file of files.filter((each) =>
    /\.(html|js|css|json|xml|txt|webmanifest)$/.test(each),
  )) {
    expect(
      readFileSync(fileOf(file), "utf8").match(/sveltia|\/admin\b|desk-data/gi),
      file,
    ).toBeNull();
  }
});
