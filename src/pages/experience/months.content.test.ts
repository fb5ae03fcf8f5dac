import { expect, test } from "vitest";
import { yearOf } from "./months.content.ts";
import { shadowStrip } from "./shadows.content.ts";

const text = {
  columns: { air: "By day", sea: "Sea", light: "Light", pool: "Pool" },
  degrees: "{n}°",
  hours: "{n} h",
  poolOpen: "Open",
  poolClosed: "Closed",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  seasons: (["spring", "summer", "autumn", "winter"] as const).map((id) => ({
    id,
    title: id,
    text: `The ${id}`,
  })),
};
const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  airDayMax: 13.4,
  sea: 14.6,
}));

/** The year at a latitude, with these months of the pool. */
function year(latitude: number, openMonths?: number[]) {
  const geo = { latitude, longitude: 17.5, mapZoom: 12, mapEmbedUrl: "", mapLinkUrl: "" };
  const pool = {
    ...{ areaSquareMetres: 80, lengthMetres: 16, widthMetres: 5, waterfalls: 0 },
    ...{ jacuzzi: false, counterCurrent: false, lounge: false, openMonths },
  };
  return yearOf({ text, climate: { months }, facts: { geo, pool } });
}

const monthsAt = (latitude: number) => year(latitude).seasons.flatMap((season) => season.months);
const lights = (latitude: number) => monthsAt(latitude).map(({ figures }) => figures[2]);

test("seasons begin with spring, and the figures are whole", () => {
  const { names, seasons } = year(40.56218, [5, 6]);
  expect(names).toEqual(["By day", "Sea", "Light", "Pool"]);
  expect(seasons.map((season) => season.months.map(({ name }) => name).join(" "))).toEqual([
    "Mar Apr May",
    "Jun Jul Aug",
    "Sep Oct Nov",
    "Dec Jan Feb",
  ]);
  const [, april, may] = seasons[0]?.months ?? [];
  expect(april?.figures).toEqual(["13°", "15°", "13 h", "Closed"]);
  expect(may?.figures).toEqual(["13°", "15°", "14 h", "Open"]);
  expect([april?.isOpen, may?.isOpen]).toEqual([false, true]);
});

test("light and shadow follow the latitude", () => {
  expect(lights(40.56218).join()).toBe(
    "12 h,13 h,14 h,15 h,15 h,14 h,12 h,11 h,10 h,9 h,10 h,11 h",
  );
  expect(lights(60)[3]).toBe("19 h");
  const june = (latitude: number) => monthsAt(latitude)[3]?.shadow;
  expect(june(40.56218)).toBe("M-4.9 0H4.9L26.3 16.7 22.6 21.5z");
  expect(june(50)).not.toBe(june(40.56218));
});

test("south of the equator spring begins in September", () => {
  expect(monthsAt(-35).map(({ name }) => name)).toEqual(
    "Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug".split(" "),
  );
});

test("farther north the sticks are lower, so that every shadow has room and its true length", () => {
  expect(year(40.56218).stick).toBe("M-3.5 0V-100H3.5V0z");
  const { stick, seasons } = year(55);
  expect(stick).toBe("M-3.5 0V-49.8H3.5V0z");
  const lowest = Math.max(
    ...seasons
      .flatMap((season) => season.months)
      .map(({ shadow }) => Number(shadow?.split(" ").at(-1)?.slice(0, -1))),
  );
  expect(lowest).toBeGreaterThan(145);
  expect(lowest).toBeLessThan(152);
});

test("in the polar night a month has no shadow, and at no latitude a figure is missing", () => {
  const december = monthsAt(75)[9];
  expect(december).toMatchObject({ name: "Dec", shadow: undefined });
  expect(december?.figures[2]).toBe("0 h");
  expect(lights(75)[3]).toBe("24 h");
  for (const latitude of [-90, -66.5, -23.4, 0, 23.3, 66.5, 90]) {
    expect(JSON.stringify(year(latitude))).not.toMatch(/NaN|Infinity|null/);
  }
});

test.each([
  ["right", { x: 122, y: 28 }, "M-8.9 0H8.9L122.4 26.1 121.6 29.9z"],
  ["left", { x: -128, y: 30 }, "M-8.8 0H8.8L-127.5 31.9 -128.5 28.1z"],
])("a shadow to the %s starts on the line and ends square", (_, end, path) => {
  expect(shadowStrip(end, 4)).toBe(path);
});
