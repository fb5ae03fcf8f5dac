import { z } from "zod";
import { fillTemplate } from "../../modules/message-format.ts";
import { daylight } from "../../modules/sun.ts";
import type { PageSource } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { capital } from "../../site/stay/calendar-words.ts";
import { closedNights } from "../booking/seasons/season-faults.content.ts";
import { closedSentence } from "../booking/seasons/seasons.content.ts";

export function yearText({ text, template, display, prose }: TextKinds) {
  const season = <Id extends string>(id: Id) =>
    z.strictObject({ id: z.literal(id), title: display, text: prose() });
  return z.strictObject({
    title: display,
    intro: text,
    table: text,
    columns: z.strictObject({ month: text, air: text, sea: text, light: text, pool: text }),
    degrees: template("n"),
    hours: template("n"),
    poolOpen: text,
    poolClosed: text,
    poolLegend: text,
    months: z.array(text).length(12),
    seasons: z.tuple([season("spring"), season("summer"), season("autumn"), season("winter")]),
    note: text,
  });
}

type Source = Pick<PageSource, "climate" | "facts" | "shared">;

/** Undefined without the figures of the climate. */
export function yearOf(source: Source, text: TypesetText<typeof yearText>) {
  const { climate, facts, shared } = source;
  if (!climate) return undefined;
  const { geo, pool } = facts;
  const { month, air, sea, light, pool: water } = text.columns;
  const { openMonths } = pool ?? {};
  const figure = (template: string, n: number) =>
    fillTemplate(template, { n: Math.round(n) }, shared.units.locale);
  const monthOf = (number: number) => {
    const { airDayMax = 0, sea = 0 } = climate.months[number - 1] ?? {};
    const isOpen = openMonths?.includes(number) ?? false;
    const figures = [
      figure(text.hours, lightOf(geo, number)),
      figure(text.degrees, airDayMax),
      figure(text.degrees, sea),
      ...(openMonths ? [isOpen ? text.poolOpen : text.poolClosed] : []),
    ];
    return { number, name: text.months[number - 1], isOpen, figures };
  };
  return {
    title: text.title,
    intro: text.intro,
    note: text.note,
    table: text.table,
    legend: openMonths && text.poolLegend,
    month,
    names: [light, air, sea, ...(openMonths ? [water] : [])],
    seasons: text.seasons.map(({ title, text }, season) => {
      const months = monthsOf(season, geo);
      return {
        title,
        text: [text, ...closedIn(months, source)].join(" "),
        months: months.map(monthOf),
      };
    }),
  };
}

/** Says of the nights that begin in these months that the house is closed. */
function closedIn(months: number[], { facts, shared }: Source): string[] {
  const { stayCalendar, units } = shared;
  return closedNights(facts)
    .filter(([first]) => months.includes(Number(first.slice(0, 2))))
    .map((nights) => {
      const sentence = closedSentence(stayCalendar.refused.closed, nights, units.locale);
      return capital(sentence, units.locale);
    });
}

export function monthsCss({ geo }: Pick<Facts, "geo">): string {
  const months = [0, 1, 2, 3]
    .flatMap((season) => monthsOf(season, geo))
    .map((month) => ({ month, light: lightOf(geo, month) }));
  const longest = Math.max(...months.map(({ light }) => light));
  const rules = months.map(
    ({ month, light }, place) =>
      `[data-month="${month}"]{--place:${place + 2};--light:${light.toFixed(2)}}`,
  );
  return [`[data-months]{--longest:${longest.toFixed(2)}}`, ...rules].join("\n");
}

/** Of one of the four seasons from spring, which begins in March, south of the equator in September. */
function monthsOf(season: number, { latitude }: Facts["geo"]): number[] {
  const shift = season * 3 + (latitude < 0 ? 8 : 2);
  return [0, 1, 2].map((month) => ((month + shift) % 12) + 1);
}

/** Hours of light on the 15th of a month, of a year between two leap years. */
function lightOf(geo: Facts["geo"], month: number): number {
  return daylight(geo, Date.UTC(2026, month - 1, 15, 12)) / 60;
}
