import { expect, test } from "vitest";
import { dataOf, editedContent } from "../../../tests/support/draw-page.tsx";
import { contentWith } from "../../../tests/support/test-house.ts";
import { loadContent } from "../../../tools/content/load.ts";
import { content as experience } from "./experience.content.ts";
import { monthsCss } from "./months.content.ts";

const demo = await loadContent(".");

test("without the figures of the climate there is no section about the months, and nothing is missed", async () => {
  const content = await editedContent((house) => house.remove("climate.json"));
  expect(dataOf(content, experience).whenToCome).toBeUndefined();
  expect(content.warnings).toEqual([]);
});

test("without the months of the pool neither its row nor its legend is there", async () => {
  const content = await contentWith(({ pool }) => delete pool?.openMonths);
  const { whenToCome } = dataOf(content, experience);
  expect(whenToCome?.names).toEqual(["Light", "By day", "Sea"]);
  expect(whenToCome?.legend).toBeUndefined();
});

const at = (latitude: number) => ({ geo: { ...demo.facts.geo, latitude } });

function year(latitude: number, openMonths?: number[]) {
  const { climate, facts } = demo;
  if (!climate || !facts.pool) throw new Error("no months");
  const months = climate.months.map((month) => ({ ...month, airDayMax: 13.4, sea: 14.6 }));
  const pool = { ...facts.pool, openMonths };
  const other = { ...demo, climate: { months }, facts: { ...facts, ...at(latitude), pool } };
  const { whenToCome } = dataOf(other, experience);
  if (!whenToCome) throw new Error("no months");
  return whenToCome;
}

const monthsAt = (latitude: number) => year(latitude).seasons.flatMap((season) => season.months);
const lights = (latitude: number) =>
  monthsAt(latitude).map(({ figures: [light] }) => Number(light?.replace("\u00a0h", "")));

test("the figures of a month are whole", () => {
  const { names, seasons } = year(40.56218, [5, 6]);
  expect(names).toEqual(["Light", "By day", "Sea", "Pool"]);
  const [, april, may] = seasons[0]?.months ?? [];
  expect(april?.figures).toEqual(["13\u00a0h", "13°", "15°", "Closed"]);
  expect(may?.figures).toEqual(["14\u00a0h", "13°", "15°", "Open"]);
  expect([april?.isOpen, may?.isOpen]).toEqual([false, true]);
});

test("light follows the latitude, and no figure is missing at any", () => {
  expect(lights(40.56218)).toEqual([12, 13, 14, 15, 15, 14, 12, 11, 10, 9, 10, 11]);
  expect([lights(60)[3], lights(75)[3], lights(75)[9]]).toEqual([19, 24, 0]);
  for (const latitude of [-90, -66.5, -23.4, 0, 23.3, 66.5, 90]) {
    const all = JSON.stringify(year(latitude)) + monthsCss(at(latitude));
    expect(all).not.toMatch(/NaN|Infinity|null|undefined/);
  }
  expect(monthsCss(at(40.56218))).toContain(
    '[data-months]{--longest:15.06}\n[data-month="3"]{--place:2;--light:11.91}',
  );
});

test("south of the equator spring begins in September", () => {
  const names = monthsAt(-35).map(({ name }) => name?.slice(0, 3));
  expect(names.join(" ")).toBe("Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug");
});
