import { expect, test } from "vitest";
import { monthsCss, yearOf } from "./months.content.ts";

const text: Parameters<typeof yearOf>[0]["text"] = {
  ...{ title: "", intro: "", table: "", poolLegend: "", note: "" },
  columns: { month: "Month", air: "By day", sea: "Sea", light: "Light", pool: "Pool" },
  degrees: "{n}°",
  hours: "{n} h",
  poolOpen: "Open",
  poolClosed: "Closed",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  seasons: [
    { id: "spring", title: "Spring", text: "Green" },
    { id: "summer", title: "Summer", text: "Hot" },
    { id: "autumn", title: "Autumn", text: "Mild" },
    { id: "winter", title: "Winter", text: "Cool" },
  ],
};
const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  airDayMax: 13.4,
  sea: 14.6,
}));

const at = (latitude: number) => ({
  geo: { latitude, longitude: 17.5, mapZoom: 12, mapEmbedUrl: "", mapLinkUrl: "" },
});

function year(latitude: number, openMonths?: number[]) {
  const pool = {
    ...{ areaSquareMetres: 80, lengthMetres: 16, widthMetres: 5, waterfalls: 0 },
    ...{ jacuzzi: false, counterCurrent: false, lounge: false, openMonths },
  };
  return yearOf({ text, climate: { months }, facts: { ...at(latitude), pool } });
}

const monthsAt = (latitude: number) => year(latitude).seasons.flatMap((season) => season.months);
const lights = (latitude: number) => monthsAt(latitude).map(({ figures }) => figures[0]);

test("seasons begin with spring, and the figures are whole", () => {
  const { names, seasons } = year(40.56218, [5, 6]);
  expect(names).toEqual(["Light", "By day", "Sea", "Pool"]);
  expect(seasons.map((season) => season.months.map(({ name }) => name).join(" "))).toEqual([
    "Mar Apr May",
    "Jun Jul Aug",
    "Sep Oct Nov",
    "Dec Jan Feb",
  ]);
  const [, april, may] = seasons[0]?.months ?? [];
  expect(april?.figures).toEqual(["13 h", "13°", "15°", "Closed"]);
  expect(may?.figures).toEqual(["14 h", "13°", "15°", "Open"]);
  expect([april?.isOpen, may?.isOpen]).toEqual([false, true]);
});

test("light follows the latitude, and no figure is missing at any", () => {
  expect(lights(40.56218).join()).toBe(
    "12 h,13 h,14 h,15 h,15 h,14 h,12 h,11 h,10 h,9 h,10 h,11 h",
  );
  expect([lights(60)[3], lights(75)[3], lights(75)[9]]).toEqual(["19 h", "24 h", "0 h"]);
  for (const latitude of [-90, -66.5, -23.4, 0, 23.3, 66.5, 90]) {
    const all = JSON.stringify(year(latitude)) + monthsCss(at(latitude));
    expect(all).not.toMatch(/NaN|Infinity|null|undefined/);
  }
  expect(monthsCss(at(40.56218))).toContain(
    '[data-months]{--longest:15.06}\n[data-month="3"]{--place:2;--light:11.92}',
  );
});

test("south of the equator spring begins in September", () => {
  expect(monthsAt(-35).map(({ name }) => name)).toEqual(
    "Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug".split(" "),
  );
});
