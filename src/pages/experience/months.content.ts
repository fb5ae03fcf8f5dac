import { fillTemplate } from "../../modules/message-format.ts";
import { meanSun } from "../../modules/sun.ts";
import type { Climate } from "../../site/content/climate.ts";
import type { Facts } from "../../site/content/facts.ts";
import { shadowStrip } from "./shadows.content.ts";

/** The months of the seasons north of the equator. */
const seasonMonths = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
} as const;

/** The years over which sun and daylight are averaged: four, so that the leap day has no effect. */
const years = [2025, 2026, 2027, 2028];

/** Direction of the shadows, that of all shadows of the site (`--shadow-angle`): right and down. */
const direction = { x: 0.788, y: 0.616 };
const shadowThickness = 6;

/** Height of the stick and half its width, in the units of the drawing. */
const stickHeight = 100;
const stickHalf = 3.5;

/** The longest shadow that has room below a stick of full height, in heights of the stick. */
const longestWithRoom = 2.4;
/** The longest shadow that is drawn, in heights of a lower stick; those of a lower sun are cut. */
const longestDrawn = 8;

type YearTexts = {
  columns: { air: string; sea: string; light: string; pool: string };
  degrees: string;
  hours: string;
  poolOpen: string;
  poolClosed: string;
  months: string[];
  seasons: { id: keyof typeof seasonMonths; title: string; text: string }[];
};

type YearSource = {
  text: YearTexts;
  climate: Climate;
  facts: Pick<Facts, "geo" | "pool">;
};

/**
 * The twelve months in their seasons, each with its figures as text and the shadow of a stick at
 * noon as an SVG path. Sun and daylight are those of the 15th and follow from the position of the
 * facts; where the longest shadow has no room, all sticks are lower, so that lengths stay true.
 */
export function yearOf({ text, climate, facts }: YearSource) {
  const { geo, pool } = facts;
  const suns = climate.months.map(({ month }) => meanSun(geo, { month, day: 15 }, years));
  const shadows = suns.map(({ noonShadow }) => Math.min(noonShadow, longestDrawn));
  const height = stickHeight * Math.min(1, longestWithRoom / Math.max(...shadows));
  const degrees = (n: number) => fillTemplate(text.degrees, { n: Math.round(n) });
  const months = climate.months.map(({ month, airDayMax, sea }, index) => {
    const { noonShadow = 0, daylightMinutes = 0 } = suns[index] ?? {};
    const light = fillTemplate(text.hours, { n: Math.round(daylightMinutes / 60) });
    const isOpen = pool?.openMonths?.includes(month) ?? false;
    return {
      number: month,
      name: text.months[index],
      shadow: shadowOf(noonShadow, height),
      isOpen,
      figures: [degrees(airDayMax), degrees(sea), light].concat(
        pool?.openMonths ? (isOpen ? text.poolOpen : text.poolClosed) : [],
      ),
    };
  });
  const { air, sea, light, pool: water } = text.columns;
  const shift = geo.latitude < 0 ? 6 : 0;
  return {
    /** The names of the figures; the pool's is the last, if the owner has told its months. */
    names: [air, sea, light].concat(pool?.openMonths ? water : []),
    stick: `M${-stickHalf} 0V${tenths(-height)}H${stickHalf}V0z`,
    seasons: text.seasons.map(({ id, title, text }) => ({
      title,
      text,
      months: seasonMonths[id].flatMap((month) => months[(month + shift - 1) % 12] ?? []),
    })),
  };
}

/** The shadow as a path; none at night or with the sun overhead. */
function shadowOf(noonShadow: number, height: number): string | undefined {
  const length = tenths(height * Math.min(noonShadow, longestDrawn));
  if (noonShadow === Number.POSITIVE_INFINITY || length === 0) return undefined;
  return shadowStrip({ x: direction.x * length, y: direction.y * length }, shadowThickness);
}

const tenths = (length: number) => Number(length.toFixed(1));
