import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { siteData } from "../../../../tools/build/pages/page-data.ts";
import { type Content, loadContent, pageText } from "../../../../tools/content/load.ts";
import type { Day } from "../../../modules/calendar-days.ts";
import { seasonOf } from "../../../modules/count-days.ts";
import { priceSentence } from "../../../site/content/prices.ts";
import { SiteProvider } from "../../../site/context/site-context.tsx";
import type { Lang } from "../../../site/site-map/languages.ts";
import { content as booking } from "../booking.content.ts";
import { moons, type SeasonsData, seasonsData } from "./seasons.content.ts";
import { Seasons } from "./seasons.tsx";

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
});

type Season = NonNullable<Content["facts"]["seasons"]>["items"][number];

function dataOf(lang: Lang, change: Partial<Season> = {}, example = true, homes = 3): SeasonsData {
  const { seasons, stay } = content.facts;
  const apartments = content.facts.apartments.slice(0, homes);
  const items = (seasons?.items ?? []).map((item) =>
    item.key === "shoulder" ? { ...item, ...change } : item,
  );
  const data = seasonsData({
    facts: { seasons: { example, items }, stay, apartments },
    text: pageText(content, booking, lang).seasons,
    units: content.texts[lang].shared.units,
  });
  if (!data) throw new Error("There are no seasons");
  return data;
}

function shoulder(lang: Lang, change?: Partial<Season>) {
  const row = dataOf(lang, change).items[2];
  if (!row) throw new Error("There is no third season");
  const { periods: _, moons, ...words } = row;
  return { ...words, moons: moons.length };
}

test.each<[Lang, Partial<Season>, Partial<ReturnType<typeof shoulder>>]>([
  [
    "it",
    {},
    {
      name: "Inizio e fine estate",
      when: ["29\u00A0maggio–2\u00A0luglio", "28\u00A0agosto–24\u00A0settembre"],
      closed: [],
      house: "da 890\u00A0€",
      apartment: "da 190\u00A0€",
      nights: "5\u00A0notti",
      moons: 5,
      arrival: "mercoledì o\u00A0sabato",
    },
  ],
  [
    "en",
    {
      periods: [["12-20", "01-01"]],
      from: { house: 12_400, apartment3: 300, apartment1: 280, apartment2: 310 },
      minimumNights: 1,
      arrivalDays: [],
    },
    {
      name: "Early and late summer",
      when: ["20\u00A0December–1\u00A0January"],
      closed: [],
      house: "from €12,400",
      apartment: "from €280",
      nights: "1\u00A0night",
      moons: 1,
      arrival: "any day",
    },
  ],
])("%s: a season has its periods, prices, nights and days in words", (lang, change, words) => {
  expect(shoulder(lang, change)).toEqual(words);
});

test("prices that are examples are called so, those of an owner are not", () => {
  expect(dataOf("en").note).toContain("Prices, nights and days are examples.");
  expect(dataOf("en", {}, false).note).toBe(
    "The tourist tax, where the town applies it, is paid on the spot.",
  );
});

test("the prices of a house of one apartment stand in one column and one sentence", () => {
  const { columns, items } = dataOf("en", {}, true, 1);
  expect(Object.keys(columns)).toEqual(["season", "house", "nights", "arrival"]);
  expect(items.map(({ apartment }) => apartment).filter(Boolean)).toEqual([]);
  const apartments = content.facts.apartments.slice(0, 1);
  const { units } = content.texts.en.shared;
  const said = priceSentence("{apartment}, {house}", { ...content.facts, apartments }, units);
  expect(said).toBe("from €110 a night");
});

function rows(arrival: Day | undefined): string[] {
  const data = dataOf("en");
  const chosen = arrival && seasonOf(arrival, data.items);
  const html = renderToStaticMarkup(
    <SiteProvider lang="en" page="booking" path="/prenotazioni" shared={siteData(content, "en")}>
      <Seasons data={data} chosen={chosen} />
    </SiteProvider>,
  );
  return html.split("<tr").slice(2);
}

test.each([
  ["2027-06-12", "Early and late summer"],
  ["2027-07-03", "High summer"],
  ["2027-12-31", "Winter"],
  ["2028-02-29", "Winter"],
  ["2028-04-01", "Spring"],
] as const)("an arrival on %s is marked in one season: %s", (arrival, name) => {
  const isMarked = (row: string) => row.includes("Your dates fall here");
  const marked = rows(arrival).filter(isMarked);
  expect(marked).toHaveLength(1);
  expect(rows(undefined).filter(isMarked)).toEqual([]);
  expect(marked[0]).toContain(`<b>${name}</b>`);
});

test.each([
  [1, [5.5]],
  [3, [-5, 0.3, 5.5]],
  [7, [-5, -3.3, -1.5, 0.3, 2, 3.8, 5.5]],
])("%i nights have as many moons, from a crescent to nearly full", (nights, edges) => {
  const found = moons(nights).map((path) => {
    const [, radius, side] = /a([\d.]+) 7 0 0 ([01]) 0-14z$/.exec(path) ?? [];
    return Number(radius) * (side === "0" ? -1 : 1);
  });
  expect(found).toEqual(edges);
});
