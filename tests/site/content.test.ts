import { expect, test } from "vitest";
import { conditionsPath } from "../../src/site/site-map/pages.ts";
import { facts, langs, ownerTexts, siteWords, villaPath } from "../support/addresses.ts";
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
const notDrawn =
  /^(code|id|href|one|other|demo|road|frameTitle|loading|fallback|consentNote|summary|engine\w+|rule\w+|errors|yours|chosen|hold|holdNote|ics|\w+With(out)?Dates)$/;

/** All texts of a group, Markdown reduced to its words. */
function wordsIn(value: unknown, key = ""): string[] {
  if (notDrawn.test(key)) return [];
  if (typeof value !== "string") {
    return Object.entries(value ?? {}).flatMap(([name, item]) => wordsIn(item, name));
  }
  const words = value.replace(/^- /gm, "").replace(/\[([^\]]*)\]\([^)]*\)|\*\*|`/g, "$1");
  return words.split("\n").map(squeeze);
}

/** The words of a page in one line, names of regions and pictures included. */
function drawnText(html: string, newTab: string): string {
  return squeeze(
    html
      .slice(html.indexOf("<body>"))
      // a note for screen readers inside a sentence
      .replaceAll(` (${newTab})`, "")
      .replace(/<[^>]*\b(?:aria-label|alt)="([^"]*)"[^>]*>/g, " $1 ")
      .replace(/<\/?(a|b|strong|code|span|small|em)\b[^>]*>|<!-- -->/g, "")
      .replace(/<[^>]*>/g, " "),
  );
}

/** Whether a text is drawn, with something in the place of each name in braces. */
function isDrawn(text: string, drawn: string): boolean {
  const [first = "", ...rest] = text.split(/\{\w+\}/).map((part) => part.replace(/\W/g, "\\$&"));
  return RegExp([first, ...rest].join(".{1,60}?")).test(drawn);
}

test("every page shows every text of its file without a script", () => {
  for (const { name, lang, url, html } of listedPages) {
    const drawn = drawnText(html, siteWords(lang).a11y.newTab);
    const wanted = wordsIn(ownerTexts(lang, name));
    expect(wanted.length, url).toBeGreaterThan(3);
    expect(
      wanted.filter((text) => !isDrawn(text, drawn)),
      url,
    ).toEqual([]);
  }
});

const { paragraphs } = ownerTexts("en", "experience");

test.each([
  ["the bar's six links", "/", "header nav a", "Villa|Interiors|Experience|About|Contacts|Booking"],
  ["the footer's links", "/it", "footer nav a", /Villa\|Interni\|.*\|Cookie policy\|.*\(PDF\)/],
  ["closed credits", "/", "footer details", /^Credits.*Design.*Copywriting.*Photographs/],
  ["codes and the year", "/", "footer", /IT074008C200000000.*BR07400891000000000.*© 20\d\d Villa/],
  ["what is missing", "/", "footer", /Without JavaScript the photographs stand in a strip/],
  ["three large headings", "/", "main a h2", "Villa|Interiors|Experience"],
  ["five facts of the pool", villaPath, "#pool dl dt", /80 s.*\|Jac.*\|Wat.*\|Counter.*\|Lounge/],
  ["apartments 3, 1, 2", "/interni", "main h2", /^Golden Valley\|Sunny Hills\|Olive Grove\|/],
  ["four named hours", "/experience", "[data-hour] h3", "Morning|Kitchen|Hot hours|Evening"],
  ["their paragraphs", "/experience", "[data-hour] p", paragraphs.map(squeeze).join("|")],
  ["two airports", "/contatti", "main", /38 min \(43\.2 km\).*1 h 23 min \(116 km\)/],
  ["the address", "/contatti", "main", /Strada Provinciale 26/],
  ["the ways of booking", "/prenotazioni", "main", /14 and over.*Winter.*IT074008C.*BR0740089/],
  ["nine sections", "/privacy-policy", "article h2", /^1 (\D+\|\d ){8}\D+$/],
])("words: %s", (_, url, selector, words) => {
  const found = textsOf(pageAt(url), selector).join("|");
  if (words instanceof RegExp) expect(found).toMatch(words);
  else expect(found).toBe(words);
});

test.each([
  ["headings of hours, things on request, places and seasons", "/experience", "main h3", 21],
  ["months", "/experience", "[data-months] [data-month]", 12],
  ["services on the left", "/about", "main dl:first-child dt", 8],
  ["services in all", "/about", "main dl dt", 15],
  ["questions", "/about", "[data-good-to-know] details", 10],
  ["facts at a glance", "/", "[data-glance] li", 6],
  ["open directions", "/contatti", "main details[open] ol", 2],
  ["seasons", "/prenotazioni", "[data-seasons] tbody tr", 5],
  ["footers of the booking page", "/prenotazioni", "footer", 0],
  ["calendar files without dates", "/prenotazioni", "[data-hold-dates]", 0],
  ["cookies", "/cookie-policy", "main table tbody tr", 4],
  ["subjects of the measures", "/it/accessibilita", "[data-access] dt", 9],
  ["parts of the statement", "/accessibilita", "article section", 6],
  ["rights", "/cookie-policy", "main #rights li", 7],
  ["rights", "/privacy-policy", "article #rights li", 7],
  ["duties", "/note-legali", "article #liability li", 4],
  ["header and footer of an unknown address", "/it/no-such-page", "header, footer", 2],
])("count: %s", (_, url, selector, count) => {
  expect(select(pageAt(url), selector)).toHaveLength(count);
});

test.each([
  [
    "the bar, in the order of the site map",
    ["/it", "header nav a", "href"],
    "/it/villa-ulia /it/interni /it/experience /it/about /it/contatti /it/prenotazioni",
  ],
  ["the page that is shown", ["/about", 'header nav a[aria-current="page"]', "href"], "/about"],
  ["both languages of a page", ["/it/interni", "header details a", "href"], "/it/interni /interni"],
  ["their codes", ["/it/interni", "header details a", "lang"], "it en"],
  ["large headings", ["/", "main a", "href"], /^\/villa-ulia \/interni \/experience /],
  ["sets of the interiors", ["/interni", "[data-photo-set]", "data-photo-set"], /3 .*1 .*2$/],
  ["homes compared", ["/interni", "[data-compare] a", "href"], /=5 .*=3 .*=2 .*=10$/],
  ["months from March on", ["/experience", "[data-month]", "data-month"], /^3 4 5 .* 12 1 2$/],
  ["experience to the contacts", ["/experience", "main a", "href"], /^\/contatti /],
  ["good to know", ["/about", "[data-good-to-know] a", "href"], conditionsPath],
  [
    "contacts",
    ["/contatti", "main a", "href"],
    /tel:\+39083.* mailto:ciao@.* https:\/\/social\.example.* \/villa-ulia\.vcf \/villa-ulia\.gpx/,
  ],
  ["the map's title, without its address", ["/contatti", "main iframe", "title"], /^Map showing/],
  ["no map before a press", ["/contatti", "main iframe", "src"], ""],
  ["the calendar", ["/it/prenotazioni", "main iframe", "src"], "/demo/booking-engine/it"],
  ["what the calendar may do", ["/prenotazioni", "main iframe", "allow"], "payment"],
  [
    "booking without the calendar",
    ["/prenotazioni", "main a", "href"],
    /\/demo\/booking-engine\/en tel:.* mailto:.*\?subject=.* https:\/\/wa\.me\/39.*\?text=.* \/privacy-policy .* \/accessibilita/,
  ],
  ["legal notes", ["/note-legali", "article a", "href"], `/privacy-policy ${conditionsPath}`],
  [
    "policies of every footer",
    ["/it/no-such-page", "footer a", "href"],
    /privacy-policy.* \/it\/accessibilita.*\.pdf/,
  ],
] as const)("in its place: %s", (_, [url, selector, attribute], expected) => {
  const found = valuesOf(pageAt(url), selector, attribute).join(" ");
  if (typeof expected === "string") expect(found).toBe(expected);
  else expect(found).toMatch(expected);
});

test("the cookie policy links the help pages of six browsers", () => {
  const links = textsOf(pageAt("/cookie-policy"), "main a").join();
  for (const browser of ["Google Chrome", "Firefox", "Safari", "Edge", "Opera", "Brave"]) {
    expect(links).toContain(browser);
  }
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

test("six pages end with a photograph, the others with the drawn villa", () => {
  const withEnding = ["home", "villa", "interni", "experience", "about", "contatti"];
  for (const page of builtPages) {
    const { name, url, html } = page;
    const sections = select(page, "main > section, main > div > section").filter(
      // the arrival sheet of the contacts page is for paper alone
      (section) => !section.hasAttribute("data-arrival-sheet"),
    );
    const hasEnding = withEnding.includes(name);
    expect(sections.at(-1)?.hasAttribute("data-ending") ?? false, url).toBe(hasEnding);
    expect(html.includes('viewBox="0 0 480 118"'), url).toBe(!hasEnding && name !== "booking");
  }
});
