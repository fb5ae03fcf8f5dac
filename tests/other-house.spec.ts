import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Lang, type Languages, localizedPath } from "../src/site/site-map/languages.ts";
import { allPages, listedPages } from "../src/site/site-map/pages.ts";
import { settleTime } from "../src/site/timings.ts";
import { calendarsCache, readCalendars } from "../tools/content/calendars/read-calendars.ts";
import { colour, families } from "../tools/content/colours.ts";
import { addLanguage } from "../tools/owner/add-language.ts";
import { slugOf } from "../tools/owner/new-house/questions.ts";
import answers from "../tools/owner/new-house/template/example.json" with { type: "json" };
import { writeHouse } from "../tools/owner/new-house/write-house.ts";
import { facts, siteWords } from "./support/addresses.ts";
import { type BuiltHouse, buildHouse } from "./support/built-house.ts";
import { offCentre, pull } from "./support/carousel.ts";
import { checkPage, textFaultsAt } from "./support/checks.ts";
import type { ContentCopy } from "./support/content-copy.ts";
import { demoLines, demoPassages, demoWords, namedIn, siteTexts } from "./support/demo-words.ts";
import { rest, visit } from "./support/page.ts";
import { testBuild } from "./support/test-build.ts";
import { fixture } from "./support/test-house.ts";
import { country } from "./support/third-parties.ts";
import { expect, settle, test } from "./support/visitor.ts";

// A house of another owner, which has little and uses everything: the example of `new-house`.

const languages: Languages = ["en", "it", "de", "fr"];
const hidden = ["experience"];

/** Only in English and as copies in German and French: Italian shows it too. */
const wellness = `---
title: Wellness
menu: Wellness
description: Sauna, bath and massages under the roof.
lead: Warm water, and nothing to do.
picture: villa/placeholder-2
---
The bath has room for {guests} guests. [Ask us](/contatti).

## The garden

![](villa/placeholder-3)

- Warm
- **Deep**

![](apartment1)
`;

function pathsOf(lang: Lang): string[] {
  const site = listedPages(allPages(slugOf(answers.name), { hidden, order: [] }));
  return [...site, { path: "/wellness" }].map(({ path }) => localizedPath(path, lang, languages));
}

async function keepOne(content: ContentCopy, set: string): Promise<void> {
  let first = "";
  await content.edit(`photos/${set}/captions.json`, (captions) => {
    first = captions[0].file.replace(/\.jpg$/, "");
    for (const { file } of captions.splice(1)) {
      rmSync(`${content.root}/content/photos/${set}/${file}`);
    }
  });
  await content.edit("photos/slots.json", (slots) => {
    const text = JSON.stringify(slots);
    const places = RegExp(`"${set}/[^"]*"`, "g");
    Object.assign(slots, JSON.parse(text.replace(places, `"${set}/${first}"`)));
  });
}

/** What it has not, and where it is not. */
const absent =
  /\bpools?\b|piscin|\bolives?\b|\buliv|\boliven|ölb[aä]um|\bseas?\b|\bmar[ei]\b|\bmeer(es)?\b|minimum age|età minima|mindestalter|statisti|analytic|cookie preferences|preferenze cookie|cookie-einstellungen|\b(?:the|la|della|alla|in) villa\b|CIN CIN|undefined/gi;
const calendar = { home: "apartment1", url: "https://portal.example/s3cr3t.ics" };
const ics = [
  ...["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTART;VALUE=DATE:20270610"],
  ...["DTEND;VALUE=DATE:20270614", "SUMMARY:Anna Rossi", "END:VEVENT", "END:VCALENDAR", ""],
].join("\r\n");

async function fillHut(content: ContentCopy): Promise<void> {
  rmSync(`${content.root}/content`, { recursive: true });
  await writeHouse(content.root, answers);
  await keepOne(content, "apartment1");
  await content.edit("facts.json", (hutFacts) => {
    const ofOne = facts.seasons?.items.map(({ from, ...season }) => ({
      ...season,
      from: { house: from.house, apartment1: from.house },
    }));
    Object.assign(hutFacts.villa, {
      nameShort: "Baita Kassian",
      codes: [{ key: "cin", value: "IT021006C2ABCDEFGH" }],
    });
    Object.assign(hutFacts, {
      seasons: { example: false, items: ofOne },
      closed: {
        periods: [
          ["05-01", "05-31"],
          ["11-01", "11-30"],
        ],
      },
      booking: { show: "none" },
      fees: { cleaning: { house: 90, apartment1: 90 } },
      notices: [
        {
          ...{ from: "2027-06-01", to: "2027-06-09", link: "wellness" },
          text: { en: "The road is closed at noon." },
        },
      ],
      reviews: ["A.", "B.", "C.", "D."].map((name) => ({
        text: { de: `Still und warm, schreibt ${name}` },
        language: "de",
        name,
        month: "2026-08",
      })),
    });
  });
  await content.edit("settings.json", (settings) => {
    settings.pages = { hidden, order: ["booking"] };
    // the check of every page measures their contrast
    settings.colours = fixture("colours");
  });
  await content.write("pages/wellness/en.md", wellness);
  for (const lang of ["en", "it"]) {
    await content.edit(`${lang}/navbar.json`, (navbar) => {
      navbar.url_amenitiz = `https://book.baita.example/${lang}`;
    });
    await content.edit(`${lang}/footer.json`, (footer) => {
      footer.codes = { cin: { label: "CIN", name: "Codice nazionale della baita" } };
    });
  }
  await addLanguage(content.root, "de");
  await addLanguage(content.root, "fr");
  for (const lang of languages) rmSync(`${content.root}/content/${lang}/experience.json`);
  for (const [file, texts] of [
    ["navbar", { contacts: "Kontakt" }],
    ["contatti", { title: "Kontakt und Anfahrt" }],
    // 80 letters, more than `ready` wants
    [
      "villa",
      { title: "Sommerfrische in der Baita mit Gartenwirtschaft am Wildbach, mit Blick zum Berge" },
    ],
    ["interni", { title: "Donaudampfschifffahrtsgesellschaft" }],
    ["privacy-policy", { title: "Datenschutzgrundverordnung" }],
  ] as const) {
    await content.edit(`de/${file}.json`, (json) => Object.assign(json, texts));
  }
  await content.write("calendars.json", JSON.stringify([calendar]));
  // an earlier build has read it; this one cannot
  await readCalendars([{ ...calendar, portalBlocks: true }], {
    cacheDir: calendarsCache(content.root),
    siteUrl: "",
    timeZone: "Europe/Rome",
    now: new Date("2027-03-01T05:00:00Z"),
    fetchText: async () => ({ text: ics }),
  });
}

test.describe("a hut in four languages", () => {
  test.use({ visitor: "returning" });
  // one build for all tests
  test.describe.configure({ mode: "default" });
  let house: BuiltHouse;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    house = await buildHouse(fillHut);
  });
  test.afterAll(() => house?.[Symbol.asyncDispose]());

  const words = siteWords("de");
  const file = (path: string) => readFileSync(join(house.dist, path), "utf8");

  test("no page, file, picture or header of it holds a word or a drawing of the demo, of its calendar, or of the engine that it hides", async () => {
    const texts = [...(await siteTexts(house.dist)), ...(await siteTexts(`${house.dist}-hosting`))];
    const words = "demonstration dimostrativo Salento trullo trulli s3cr3t Rossi".split(" ");
    words.push("portal.example", "book.baita.example");
    words.push(...demoWords(), ...demoPassages(), ...demoLines());
    // a region may be that of both houses
    const own = JSON.stringify(answers);
    const foreign = words.filter((word) => !own.includes(word));
    expect(namedIn(texts, foreign)).toEqual([]);
  });

  test("no colour of the demo is in a file of it", () => {
    const known = [...Object.keys(families).map(colour), ...Object.values(families).flat()];
    const text = globSync("**/*.{html,css,js,json,svg,webmanifest}", { cwd: house.dist })
      .map(file)
      .join("\n")
      .toLowerCase();
    expect(known.filter((each) => text.includes(each))).toEqual([]);
    expect(text).toContain(`name="theme-color" content="${fixture("colours").lime}"`);
  });

  test("its German pages are valid and accessible, and long titles and words have room on every page, French ones too", async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const path of pathsOf("de")) {
      await checkPage(page, house.url + path);
      found.push(...(await textFaultsAt(page, [1440, 768, 320])));
    }
    // the legal ones differ only in their texts, which are not yet in French
    for (const path of pathsOf("fr").filter((path) => !/legal|accessib|policy/.test(path))) {
      await page.goto(house.url + path);
      found.push(...(await textFaultsAt(page, [1440, 768, 320])));
    }
    expect(found).toEqual([]);
    await page.getByRole("banner").getByRole("button").click();
    expect(await page.getByRole("dialog").evaluate((menu) => menu.scrollWidth)).toBe(320);
  });

  test("it has no word of pool, sea, olive, least age or statistics", async () => {
    const said = (await siteTexts(house.dist)).filter(({ file }) => /\.(html|vcf|pdf)$/.test(file));
    const found = said.flatMap(({ file, text }) => {
      const read = text
        .replace(/<\/html>.*/s, "")
        .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, " ")
        .replace(/ (?!alt|title|content|aria-label)[\w-]+="[^"]*"/g, " ")
        .replace(/"@id":"[^"]*"/g, "");
      return [...read.matchAll(absent)].map(
        ({ index }) => `${file}: ${read.slice(Math.max(0, index - 40), index + 40)}`,
      );
    });
    expect([...new Set(found)]).toEqual([]);
    expect(file("it/interni.html")).not.toMatch(/id="(compare|plans)"/);
  });

  test("a page names all languages in its head, and files beside the pages follow", async ({
    request,
  }) => {
    const html = file("de/contatti.html");
    const valuesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
    expect(valuesOf(/hreflang="?([\w-]+)"? href="?https/g)).toEqual([...languages, "x-default"]);
    expect(valuesOf(/og:locale"? content="?(\w+)/g)).toEqual(["de_DE"]);
    expect(valuesOf(/og:locale:alternate"? content="?(\w+)/g).join()).toBe("en_GB,it_IT,fr_FR");
    expect(valuesOf(/rel="?manifest"? href="?([^" >]*)/g)).toEqual(["/de/site.webmanifest"]);
    expect(html).toMatch(/\/social\/contatti\.\w+\.jpg/);
    expect(file("sitemap.xml").match(/<loc>[^<]*\/de[/<]/g)).toHaveLength(pathsOf("de").length);
    expect(file("de/offline.html")).toContain(words.status.offline.title);
    expect(file("pdf/Condizioni_Commerciali.pdf")).toMatch(/\/Lang \(de\)/);
    for (const path of ["no-such-page", "experience"]) {
      const missing = await request.get(`${house.url}/de/${path}`);
      expect(missing.status()).toBe(404);
      expect(await missing.text()).toContain(words.status.notFound.title);
    }
  });

  test.describe(() => {
    test.use({ visitor: "first-time" });

    test("a first visitor in Austria gets the German page, is asked for nothing, and chooses among four languages, of which the last stays", async ({
      page,
      lookup,
    }) => {
      lookup.answerWith(country("AT"));
      await visit(page, `${house.url}/contatti`);
      await expect(page).toHaveURL(`${house.url}/de/contatti`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt und Anfahrt");
      await settle(page);
      await expect(page.locator("footer")).toBeVisible();
      await expect(page.locator("[data-banner], footer nav button")).toHaveCount(0);
      const list = page.getByRole("banner").locator("details");
      await list.locator("summary").click();
      const names = ["ItalianoIT", "DeutschDE", "FrançaisFR", "EnglishEN"];
      await expect(list.getByRole("link")).toHaveText(names);
      await list.getByRole("link", { name: "Français" }).click();
      await expect(page).toHaveURL(`${house.url}/fr/contatti`);
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await page.goto(`${house.url}/interni`);
      await expect(page).toHaveURL(`${house.url}/fr/interni`);
    });
  });

  test("the owner's own page is in the menu, and a page that is switched off nowhere", async ({
    page,
  }) => {
    await page.goto(`${house.url}/de/about`);
    const menu = page.getByRole("banner").getByRole("navigation").getByRole("link");
    expect((await menu.allTextContents()).at(0)).toBe("Buchung");
    await page.getByRole("banner").getByRole("link", { name: "Wellness" }).click();
    await expect(page).toHaveURL(`${house.url}/de/wellness`);
    await expect(page).toHaveTitle(/^Wellness – Baita/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wellness");
    await expect(page.locator("article img").first()).toHaveAttribute("alt", /\S/);
    await expect(page.getByRole("group", { name: "Wellness" })).toBeVisible();
    await page.locator("article").getByRole("link", { name: "Ask us" }).click();
    await expect(page).toHaveURL(`${house.url}/de/contatti`);
    const sitemap = file("sitemap.xml");
    expect(file("de/wellness.html")).toContain("The garden</h2>");
    // the German one is a copy that waits to be written, the Italian one is missing
    for (const lang of ["de", "it"]) {
      expect(file(`${lang}/wellness.html`)).toContain('<main id="main" lang="en">');
    }
    for (const shown of [sitemap, file("index.html"), file("de/wellness.html")]) {
      expect(shown).toContain("/wellness");
      expect(shown).not.toMatch(/\/experience["<]/);
    }
  });

  test("closed periods and the nights of a calendar are shown and refused in German, and dates are asked for by message", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2027-04-20T10:00:00Z");
    const booking = `${house.url}/de/prenotazioni`;
    const refused = page.locator("form[data-stay] [data-refused]");
    await visit(page, `${booking}?arrival=2027-05-10&departure=2027-05-17&guests=2`);
    await expect(refused).toContainText(/Das Haus ist von .*1\..* bis .*31\..*Mai geschlossen/);
    await visit(page, `${booking}?arrival=2027-06-09&departure=2027-06-16&guests=2`);
    await expect(refused).toContainText(/Die Nächte von .*10\..* bis .*13\..*Juni.* sind belegt/);
    await page.locator("[data-field=arrival]").click();
    const calendar = page.locator("[data-calendar]");
    const stateOf = (day: string) =>
      calendar.locator(`[data-day="${day}"]`).getAttribute("data-state");
    await expect.poll(() => stateOf("2027-06-10")).toBe("taken");
    await expect(calendar).toContainText(/Belegt \(Stand: .*1\..März/);
    await calendar.getByRole("button", { name: words.stayCalendar.previousMonth }).click();
    await expect.poll(() => stateOf("2027-05-10")).toBe("closed");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("table", { name: words.a11y.seasonsTable })).toContainText(
      "1.290\u00a0€",
    );
    await expect(page.locator("#calendar #ask a[href^='mailto:anna@baita.example']")).toBeVisible();
    await expect(page.locator("#ask a[href^='https://wa.me/390471849000']")).toBeVisible();
    await expect(page.locator("iframe, [data-engine-link]")).toHaveCount(0);
  });

  test("a notice of 1 to 9 June stands on these days alone, and is marked as English", async ({
    page,
  }) => {
    const days = { "2027-05-31": false, "2027-06-09": true, "2027-06-10": false };
    for (const [day, stands] of Object.entries(days)) {
      await page.clock.setFixedTime(`${day}T10:00:00Z`);
      await page.goto(`${house.url}/de`);
      const notice = page.locator("p[lang=en]", { hasText: "The road is closed" });
      await expect(notice).toBeVisible({ visible: stands });
      await expect(notice.locator("+ a")).toHaveAttribute("href", "/de/wellness");
    }
  });

  test("three guests speak on the home and booking pages, all on About, in their language", () => {
    for (const [page, count] of Object.entries({ index: 3, prenotazioni: 3, about: 4 })) {
      expect(file(`${page}.html`).match(/<blockquote[^>]* lang="?de/g)).toHaveLength(count);
    }
  });

  test("a single photograph has no arrows, no counter and no copy, and stays where it is", async ({
    page,
  }) => {
    await page.goto(`${house.url}/it/interni`);
    const root = page.locator('[data-photo-set="apartment1"]');
    await root.locator("[data-near]").waitFor();
    await root.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await root.evaluate((_, time) => new Promise((later) => setTimeout(later, time)), settleTime);
    await expect(root.locator("[data-slide]")).toHaveCount(1);
    await expect(root.locator("img:visible")).toHaveCount(1);
    await expect(root.getByRole("button")).toHaveCount(1);
    await expect(root.getByText("/ 1")).toBeHidden();
    await expect(root.locator("p").first()).toContainText(/\w/);
    const { x = 0, y = 0, width = 0 } = (await root.locator("[data-slide]").boundingBox()) ?? {};
    await pull(page, { x: x + width / 2, y: y + 40 }, { x: -300, y: 0 });
    await rest(root);
    expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
    await root.locator("[data-slide] button").press("Enter");
    const lightbox = page.getByRole("dialog");
    await expect(lightbox.locator("img:visible")).toHaveCount(1);
    await expect(lightbox.getByRole("button")).toHaveCount(1);
    await expect(lightbox.getByText("/ 1")).toBeHidden();
    const place = () => lightbox.locator("img").boundingBox();
    const before = await place();
    await page.keyboard.press("ArrowRight");
    await rest(lightbox);
    expect(await place()).toEqual(before);
  });
});

test("the demo's own site contains every word that another house must not", async () => {
  const texts = await siteTexts(testBuild.dist);
  const said = [...demoWords(), ...demoPassages(), ...demoLines()];
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((each) => namedIn(texts, [each]).length === 0)).toEqual([]);
});
