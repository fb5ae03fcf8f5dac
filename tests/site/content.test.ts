import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutMarks } from "../../src/modules/foreign-words.ts";
import { allPages } from "../../src/site/site-map/pages.ts";
import { facts, langs, ownerTexts, siteWords } from "../support/addresses.ts";
import { counts, type SetName } from "../support/carousel.ts";
import {
  attributeOf,
  builtPages,
  listedPages,
  pageAt,
  select,
  squeeze,
  textsOf,
  valuesOf,
} from "./site.ts";

// What the specification wants on each page, as it stands in the HTML before any script.

/** Keys that are not text, texts that scripts show later, and the two forms of a count. */
const notDrawn = [
  ...["code", "id", "href", "other", "demo", "frameTitle", "fallback"],
  ...["summary", "engine\\w+", "errors", "yours"],
  ...["chosen", "hold", "holdNote", "ics", "\\w+With(?:out)?Dates"],
];

/** @param leftOut what of `notDrawn` stands above it */
function wordsIn(value: unknown, key = "", above = ""): { text: string; leftOut: string }[] {
  const leftOut = above || (notDrawn.find((each) => RegExp(`^${each}$`).test(key)) ?? "");
  if (typeof value !== "string") {
    return Object.entries(value ?? {}).flatMap(([name, item]) => wordsIn(item, name, leftOut));
  }
  const words = withoutMarks(value.replace(/^- /gm, "")).replace(
    /\[([^\]]*)\]\([^)]*\)|\*\*|`/g,
    "$1",
  );
  return words.split("\n").map((line) => ({ text: squeeze(line), leftOut }));
}

function drawnText(html: string, newTab: string): string {
  return squeeze(
    html
      .slice(html.indexOf("<body>"))
      .replaceAll(` (${newTab})`, "")
      .replace(/<[^>]*\b(?:aria-label|alt)="([^"]*)"[^>]*>/g, " $1 ")
      .replace(/<\/?(a|b|strong|code|span|small|em|i)\b[^>]*>|<!-- -->/g, "")
      .replace(/<[^>]*>/g, " "),
  );
}

function isDrawn(text: string, drawn: string): boolean {
  const [first = "", ...rest] = text.split(/\{\w+\}/).map((part) => part.replace(/\W/g, "\\$&"));
  return RegExp([first, ...rest].join(".{1,60}?")).test(drawn);
}

test("every page shows every text of its file without a script, but those that it cannot", () => {
  const missing = new Set<string>();
  for (const { name, lang, url, html } of listedPages) {
    const drawn = drawnText(html, siteWords(lang).a11y.newTab);
    const all = wordsIn(ownerTexts(lang, name));
    const absent = all.filter(({ text }) => !isDrawn(text, drawn));
    expect(all.filter(({ leftOut }) => !leftOut).length, url).toBeGreaterThan(3);
    expect(
      absent.filter(({ leftOut }) => !leftOut),
      url,
    ).toEqual([]);
    for (const { leftOut } of absent) missing.add(leftOut);
  }
  // what is drawn after all is looked for
  expect([...missing].sort()).toEqual(notDrawn.toSorted());
});

/** Words or values of an attribute, joined, with `~` before a pattern; or how many elements there are. */
type Row = [what: string, url: string, selector: string, attribute: string, found: string | number];
const rows: Row[] = JSON.parse(readFileSync("tests/site/content.json", "utf8"));

test.each(rows)("in its place: %s", (_, url, selector, attribute, wanted) => {
  const page = pageAt(url);
  if (typeof wanted === "number") return expect(select(page, selector)).toHaveLength(wanted);
  const found = attribute
    ? valuesOf(page, selector, attribute).join(" ")
    : textsOf(page, selector).join("|");
  if (wanted.startsWith("~")) expect(found).toMatch(new RegExp(wanted.slice(1)));
  else expect(found).toBe(wanted);
});

test("links to other sites open in a new tab, without access to the one they come from", () => {
  for (const page of builtPages) {
    for (const link of select(page, "a[href]")) {
      const href = attributeOf(link, "href");
      if (!/^https:(?!\/\/wa\.me)|\.pdf$|^\/demo\//.test(href)) continue;
      expect(attributeOf(link, "target"), `${page.url}: ${href}`).toBe("_blank");
      expect(attributeOf(link, "rel"), `${page.url}: ${href}`).toContain("noopener");
    }
  }
});

test("every carousel is named in its language and stands on its middle photograph; the others are there without a script", () => {
  const inserted = (text: string, n: number, total: number) =>
    text.replace("{n}", String(n)).replace("{total}", String(total));
  const seen = listedPages.flatMap((page) =>
    select(page, "[data-photo-set]").map((root) => {
      const words = siteWords(page.lang).a11y.carousel;
      const set = attributeOf(root, "data-photo-set") as SetName;
      const [start, total] = counts[set];
      const apartment = facts.apartments.find(({ photoSet }) => photoSet === set);
      expect(attributeOf(root, "role")).toBe("group");
      expect(attributeOf(root, "aria-roledescription")).toBe(words.roleDescription);
      expect(attributeOf(root, "aria-label")).toBe(
        apartment
          ? words.labels.apartment.replace("{apartment}", apartment.name)
          : words.labels[set],
      );
      const slides = root.querySelectorAll("[data-slide]");
      const behind = root.querySelectorAll("noscript [data-slide]");
      expect([slides.length, behind.length], set).toEqual([total, total - start]);
      for (const [index, slide] of slides.entries()) {
        expect(attributeOf(slide, "data-slide")).toBe(String(index));
        expect(slide.querySelectorAll("img")).toHaveLength(1);
        // without a script nothing could be pressed
        if (index >= start) continue;
        expect(attributeOf(slide, "aria-roledescription")).toBe(words.slideRoleDescription);
        expect(attributeOf(slide, "aria-label")).toBe(inserted(words.slide, index + 1, total));
        const isActive = index === Math.floor(start / 2);
        expect(slide.hasAttribute("aria-current"), `${set} ${index}`).toBe(isActive);
        expect(slide.querySelectorAll("button img")).toHaveLength(1);
      }
      return `${page.lang} ${set}`;
    }),
  );
  expect(new Set(seen).size).toBe(langs.length * Object.keys(counts).length);
});

test("the pages with an ending end with a photograph, the others with the drawn villa", () => {
  const withEnding: string[] = allPages("").flatMap(({ name, ending }) => (ending ? [name] : []));
  expect(withEnding).toEqual(
    expect.arrayContaining(["home", "villa", "interni", "experience", "about"]),
  );
  for (const page of builtPages) {
    const { name, url, html } = page;
    const sections = select(page, "main > div > section, main > section").filter(
      // the arrival sheet of the contacts page is for paper alone
      (section) => !section.hasAttribute("data-arrival-sheet"),
    );
    const hasEnding = withEnding.includes(name);
    expect(sections.at(-1)?.hasAttribute("data-ending") ?? false, url).toBe(hasEnding);
    expect(html.includes('viewBox="0 0 480 118"'), url).toBe(!hasEnding && name !== "booking");
  }
});

test("nothing shows the mark of another language; a photograph's number and a new tab are said once", () => {
  for (const page of builtPages) {
    expect(page.html, page.url).not.toMatch(/\[[a-z]{2}:/);
    for (const caption of select(page, "[data-photo-set] p[aria-hidden]"))
      expect(caption.textContent).toMatch(/\d+ \/ \d+/);
    for (const link of textsOf(page, "a")) {
      const count = link.match(/new tab|nuova scheda/gi)?.length ?? 0;
      expect(count, `${page.url}: ${link}`).toBeLessThan(2);
    }
  }
});
