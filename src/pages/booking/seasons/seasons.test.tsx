import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dataOf } from "../../../../tests/support/draw-page.tsx";
import { siteData } from "../../../../tools/build/pages/page-data.ts";
import { type Content, loadContent } from "../../../../tools/content/load.ts";
import type { Day } from "../../../modules/calendar-days.ts";
import { seasonOf } from "../../../modules/count-days.ts";
import { priceSentence } from "../../../site/content/prices.ts";
import { SiteProvider } from "../../../site/site-context.tsx";
import { content as booking } from "../booking.content.ts";
import { openDays, seasonFaults } from "./season-faults.content.ts";
import cases from "./seasons.cases.json" with { type: "json" };
import { moons } from "./seasons.content.ts";
import { Seasons } from "./seasons.tsx";

const content = await loadContent(".");

type Season = NonNullable<Content["facts"]["seasons"]>["items"][number];

function seasonsOf(change: Partial<Season> = {}, example = true, homes = 3) {
  const apartments = content.facts.apartments.slice(0, homes);
  const items = (content.facts.seasons?.items ?? []).map((item) =>
    item.key === "shoulder" ? { ...item, ...change } : item,
  );
  const facts = { ...content.facts, seasons: { example, items }, closed: undefined, apartments };
  const { seasons: data } = dataOf({ ...content, facts }, booking);
  if (!data) throw new Error("There are no seasons");
  return data;
}

/** A non-breaking space is written as `_`. */
function shoulder(change: Partial<Season>): string[] {
  const row = seasonsOf(change).items[2];
  if (!row) throw new Error("There is no third season");
  const { name, when, closed, house, apartment, nights, moons, arrival } = row;
  const words = [name, ...when, ...closed, house, apartment, nights, moons.length, arrival];
  return words.map((word) => String(word).replaceAll("\u00A0", "_"));
}

test("a season has its periods, prices, nights and days in words", () => {
  const christmas: Partial<Season> = {
    periods: [["12-20", "01-01"]],
    from: { house: 12_400, apartment3: 300, apartment1: 280, apartment2: 310 },
    minimumNights: 1,
    arrivalDays: [],
  };
  expect(shoulder(christmas)).toEqual([
    ...["Early and late summer", "20_December–1_January", "from €12,400"],
    ...["from €280", "1_night", "1", "any day"],
  ]);
});

test("prices that are examples are called so, those of an owner are not", () => {
  expect(seasonsOf().note).toContain("Prices, nights and days are examples.");
  expect(seasonsOf({}, false).note).toBe(
    "The tourist tax, where the town applies it, is paid on the spot.",
  );
});

test("the prices of a house of one apartment stand in one column and one sentence", () => {
  const { columns, items } = seasonsOf({}, true, 1);
  expect(Object.keys(columns)).toEqual(["season", "house", "nights", "arrival"]);
  expect(items.map(({ apartment }) => apartment).filter(Boolean)).toEqual([]);
  const apartments = content.facts.apartments.slice(0, 1);
  const { units } = content.texts.en.shared;
  const said = priceSentence("{apartment}, {house}", { ...content.facts, apartments }, units);
  expect(said).toBe("from €110 a night");
});

function rows(arrival: Day | undefined): string[] {
  const data = seasonsOf();
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
  ["2027-11-02", "Winter"],
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

const periodsOf = (text: string) =>
  (text.match(/\S+/g) ?? []).map((range) => range.split("/") as [string, string]);

/** @param text key and periods: `winter 11-02/03-31` */
function season(text: string) {
  const [key = "", ...ranges] = text.split(" ");
  const from = { house: 4, apartment3: 3, apartment1: 2, apartment2: 1 };
  return { key, periods: periodsOf(ranges.join(" ")), from, minimumNights: 3, arrivalDays: [] };
}

/** @param seasons `winter 11-02/03-31, rest 04-01/11-01` */
function faults(seasons: string): string[] {
  const items = seasons.split(", ").map(season);
  const texts = Object.fromEntries(items.map(({ key }) => [key, key.toUpperCase()]));
  return seasonFaults({ example: false, items }, texts).map(({ code, values }) => {
    const { one, other, days } = values;
    return [code, one, other, days].flat().filter(Boolean).join(" ");
  });
}

test.each(cases.shared)("%s", (_, seasons = "", ...found) =>
  expect(faults(seasons)).toEqual(found),
);

test.each(cases.without)("nights without a price: %s", (_, open, shut, days) => {
  const seasons = { example: false, items: [season(`a ${open}`)] };
  const found = openDays({ seasons, closed: { example: false, periods: periodsOf(shut) } });
  expect(found.map(({ values }) => values.days)).toEqual([days.split(" ")]);
});
