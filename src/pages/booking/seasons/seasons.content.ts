import { z } from "zod";
import { type Day, formatDay, type Period } from "../../../modules/calendar-days.ts";
import { isInPeriod } from "../../../modules/count-days.ts";
import { fillTemplate, formatMoney } from "../../../modules/message-format.ts";
import type { PageSource } from "../../../site/content/define-page.ts";
import { feeSentences } from "../../../site/content/prices.ts";
import type { TextKinds, TypesetText } from "../../../site/content/text-kinds.ts";
import { weekdays } from "../../../site/stay/calendar-words.ts";
import { closedNights } from "./season-faults.content.ts";

export function seasonsText({ text, display, template }: TextKinds) {
  return z.strictObject({
    title: display,
    intro: text,
    columns: z.strictObject({
      season: text,
      house: text,
      apartment: text,
      nights: text,
      arrival: text,
    }),
    names: z.record(z.string(), text),
    anyDay: text,
    yours: text,
    closed: template("from", "to"),
    tax: text,
    example: text,
  });
}

export function seasonsData(
  { facts, shared: { fees, units } }: Pick<PageSource, "facts" | "shared">,
  text: TypesetText<typeof seasonsText>,
) {
  const { seasons, stay } = facts;
  if (!seasons) return undefined;
  const closed = closedNights(facts);
  const { locale, formats } = units;
  const closedWords = (nights: Period) => closedSentence(text.closed, nights, locale);
  const isOf = (periods: readonly Period[], [first]: Period) =>
    periods.some((period) => isInPeriod(`2024-${first}` as Day, period));
  // one apartment is the house
  const hasParts = facts.apartments.length > 1;
  const { apartment, nights, arrival, ...columns } = text.columns;
  const price = (amount: number) =>
    fillTemplate(formats.fromPrice, { price: formatMoney(amount, stay.currency, locale) });
  return {
    title: text.title,
    intro: text.intro,
    columns: { ...columns, ...(hasParts && { apartment }), nights, arrival },
    yours: text.yours,
    /** Between two periods, for those who listen: " and ". */
    and: new Intl.ListFormat(locale).formatToParts(["a", "b"])[1]?.value,
    closedElsewhere: closed
      .filter((nights) => !seasons.items.some(({ periods }) => isOf(periods, nights)))
      .map(closedWords),
    note: [
      ...feeSentences(fees),
      ...(fees.touristTax ? [] : [text.tax]),
      ...(seasons.example ? [text.example] : []),
    ].join(" "),
    items: seasons.items.map(({ key, periods, from, minimumNights, arrivalDays }) => {
      const { house, ...apartments } = from;
      return {
        name: text.names[key] ?? key,
        periods,
        when: periods.map((period) => period.map((day) => dayInWords(day, locale)).join("–")),
        closed: closed.filter((nights) => isOf(periods, nights)).map(closedWords),
        house: price(house),
        apartment: hasParts ? price(Math.min(...Object.values(apartments))) : undefined,
        nights: unbroken(fillTemplate(formats.nights, { n: minimumNights }, locale)),
        moons: moons(minimumNights),
        arrival: arrivalDays.length > 0 ? weekdays(arrivalDays, locale) : text.anyDay,
      };
    }),
  };
}

export type SeasonsData = NonNullable<ReturnType<typeof seasonsData>>;

export function closedSentence(template: string, [from, to]: Period, locale: string): string {
  const values = { from: dayInWords(from, locale), to: dayInWords(to, locale) };
  return fillTemplate(template, values, locale);
}

function dayInWords(day: string, locale: string): string {
  // in a leap year, which has every day
  return unbroken(formatDay(`2024-${day}` as Day, locale, { day: "numeric", month: "long" }));
}

function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}

/** Half width of the edge between light and shade, in a view box of 16: from crescent to nearly full. */
const crescent = -5;
const nearlyFull = 5.5;

/** The lit parts of a moon for each night, as paths for a circle of radius 7 in a view box of 16. */
export function moons(nights: number): string[] {
  return Array.from({ length: nights }, (_, night) => {
    const share = nights > 1 ? night / (nights - 1) : 1;
    const edge = crescent + share * (nearlyFull - crescent);
    const radius = Number(Math.abs(edge).toFixed(1));
    return `M8 1a7 7 0 0 1 0 14a${radius} 7 0 0 ${edge < 0 ? 0 : 1} 0-14z`;
  });
}
