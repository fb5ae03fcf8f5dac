import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { content as about } from "../../../src/pages/about/about.content.ts";
import { content as booking } from "../../../src/pages/booking/booking.content.ts";
import { demoEngine } from "../../../src/pages/booking/demo-engine/demo-engine.content.ts";
import { content as villa } from "../../../src/pages/villa/villa.content.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { loadContent } from "../../content/load.ts";
import { gap, pageData, siteData } from "./page-data.ts";

const content = await loadContent(".");
const pictures = fakePictures(content);

test("a page has its photographs with captions in its language", () => {
  const { photos, set, pool } = pageData(content, pictures, villa, "it");
  expect(photos.hero).toEqual({
    id: "villa-03",
    focus: "villa-hero",
    caption: "Scala esterna con vasi fioriti lungo il muro bianco verso la terrazza",
    width: 1440,
    height: 960,
    base: "/photos/villa-03.00c0ffee",
    narrow: { base: "/photos/villa-03.0badcafe", width: 960, height: 960 },
  });
  // only heroes are also shown as narrow crops
  expect(set.photos[1]).not.toHaveProperty("narrow");
  expect(Object.keys(photos)).toEqual(["hero", "portrait", "ending"]);
  expect(pool?.photo.id).toBe("pool-02");
  expect(pool?.set.photos.map(({ id }) => id).slice(0, 2)).toEqual(["pool-01", "pool-02"]);
  expect(set.startCount).toBe(12);
});

test("in a draft a photograph that has no narrow crop yet is shown as it is", () => {
  const uncropped = new Map([...pictures].map(([id, { narrow: _, ...picture }]) => [id, picture]));
  const { photos } = pageData(content, uncropped, villa, "it");
  expect(photos.hero.narrow).toMatchObject({ base: "/photos/villa-03.00c0ffee", width: 1440 });
});

test("the dimensions of the pool have the decimal separator of the language", () => {
  if (!content.facts.pool) throw new Error("no pool");
  const pool = { ...content.facts.pool, lengthMetres: 12.5, widthMetres: 5 };
  const other = { ...content, facts: { ...content.facts, pool } };
  const dimensions = (lang: Lang) => pageData(other, pictures, villa, lang).pool?.dimensions;
  expect(dimensions("it")).toEqual({ length: "12,5\u00A0m", width: "5\u00A0m" });
  expect(dimensions("en")).toEqual({ length: "12.5\u00A0m", width: "5\u00A0m" });
});

test("display lines have non-breaking spaces after short words, prose and metadata do not", () => {
  const { text } = pageData(content, pictures, about, "it");
  expect(text.jumbotrons[1]).toBe("Ci\u00A0siamo, e\u00A0vi\u00A0lasciamo in\u00A0pace");
  expect(content.files.it.about).toMatchObject({ descriptions: text.descriptions });
  expect(content.files.it.meta).toMatchObject({ about: content.texts.it.meta.about });
});

test.each([
  ["header", "navbar"],
  ["footer", "footer"],
  ["consent", "consent"],
  ["words", "words"],
])("the %s alone stands in English where most of its texts do", (part, name) => {
  const copies = [{ lang: "it", name, from: "en", count: 2, total: 3 }] as const;
  expect(siteData({ ...content, copies: [...copies] }, "it").partLang).toEqual({ [part]: "en" });
});

test("the demo engine offers the whole house and the apartments, at the lowest prices of the facts", () => {
  const { offers, terms, script } = pageData(content, pictures, demoEngine, "it");
  expect(offers.map(({ name, upTo, from }) => `${name}: ${upTo}, ${from}`)).toEqual([
    "Olive Grove: Fino a 2 ospiti, da 110\u00A0€",
    "Sunny Hills: Fino a 3 ospiti, da 160\u00A0€",
    "Golden Valley: Fino a 5 ospiti, da 250\u00A0€",
    "Tutta la casa: Fino a 10 ospiti, da 480\u00A0€",
  ]);
  const plain = terms.replaceAll("\u00A0", " ");
  expect(plain).toContain("30% alla prenotazione, il resto 30 giorni prima dell’arrivo.");
  expect(plain).toContain("Fino a 60 giorni prima");
  expect(script.query).toMatchObject({ arrival: "checkin", departure: "checkout" });
});

test("without seasons there is no table of them, and the demo engine has no prices", () => {
  const { seasons: _, bookingEngineQuery: __, ...facts } = content.facts;
  const without = { ...content, facts };
  expect(pageData(without, pictures, booking, "en").seasons).toBeUndefined();
  const { offers, script } = pageData(without, pictures, demoEngine, "en");
  expect(offers.map(({ from }) => from)).toEqual(["", "", "", ""]);
  expect(script.house.seasons).toBeUndefined();
});

test("rows are computed with the gap that the stylesheet has between pictures", async () => {
  const css = await readFile("src/styles/tokens.css", "utf8");
  expect(css.match(/--gap: (\d+)px;/)?.[1]).toBe(String(gap));
});
