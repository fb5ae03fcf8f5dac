import { type Day, formatDay } from "../../modules/calendar-days.ts";
import { nightsBetween } from "../../modules/count-days.ts";
import {
  counted,
  fillTemplate,
  formatMoney,
  type TemplateValues,
} from "../../modules/message-format.ts";
import type { Words } from "../content/language-files.ts";
import type { StayOffer, StayRefusal } from "./house-rules.ts";
import type { Stay } from "./stay.ts";

/** By the keys of the apartments, and of `house` as it stands inside a sentence. */
export type HomeNames = Readonly<Record<string, string>>;

export type CalendarTexts = Words["stayCalendar"];

export type CalendarForms = {
  locale: string;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** `{n|# night|# nights}` */
  nights: string;
  guests: string;
};

export type ChosenDays = Partial<Pick<Stay, "arrival" | "departure">>;

/** With a capital, for the start of a sentence. */
export function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** "Friday or Saturday". @param days as ISO 8601 counts: 1 is Monday */
export function weekdays(days: readonly number[], locale: string): string {
  // 1 January 2024 was a Monday
  const names = days.map((day) => formatDay(`2024-01-0${day}` as Day, locale, { weekday: "long" }));
  const list = new Intl.ListFormat(locale, { type: "disjunction" });
  // a no-break space keeps "or" and the last name on one line
  return list
    .formatToParts(names)
    .map(({ value }) => value.replace(/(?<=\p{L}) $/u, "\u00A0"))
    .join("");
}

export const yearOf = (day: Day) => day.slice(0, 4);
const numericDay = { day: "numeric", month: "long" } as const;
const namedDay = { weekday: "long", ...numericDay } as const;

/** @param today whose year goes without saying */
export function calendarWords(
  texts: CalendarTexts,
  forms: CalendarForms,
  names: HomeNames,
  today: Day,
) {
  const { locale } = forms;
  const tie = (text: string) => text.replaceAll(" ", "\u00a0");
  const written = (format: typeof numericDay) => {
    return (day: Day, year = yearOf(today)) =>
      tie(formatDay(day, locale, yearOf(day) === year ? format : { ...format, year: "numeric" }));
  };
  /** "12 June", with a year that is not this one */
  const date = written(numericDay);
  /** "Saturday 12 June" */
  const weekday = written(namedDay);
  /** A year that both share stands once. */
  const span = (from: Day, to: Day, write = date, year?: string) => ({
    from: yearOf(from) === yearOf(to) ? write(from, yearOf(from)) : write(from, year),
    to: write(to, year),
  });
  const money = (amount: number) => formatMoney(amount, forms.currency, locale);
  const nightsIn = (count: number) => counted(tie(forms.nights), count, locale);
  const party = (count: number) => counted(tie(forms.guests), count, locale);

  const say = (template: string, values: TemplateValues) => fillTemplate(template, values, locale);

  function offerWords({ homes, price }: StayOffer): string {
    if (homes.includes("house")) return say(texts.price.house, { price: money(price) });
    const list = new Intl.ListFormat(locale, { type: "conjunction" });
    const home = list.format(homes.map((key) => names[key] ?? key));
    return say(texts.price.home, { home, price: money(price) });
  }

  function templateOf({ reason, from, to }: StayRefusal, home: string | undefined): string {
    const { taken, takenHome, takenHouse, always, ...others } = texts.refused;
    if (reason === "taken") return home ? (home === "house" ? takenHouse : takenHome) : taken;
    // a rule that holds all year needs no dates
    const isAlways = from && to && nightsBetween(from, to) > 366;
    if (reason === "arrivalDay" || reason === "nights" || reason === "both") {
      return (isAlways ? always : others)[reason];
    }
    return others[reason];
  }

  const days = (list: readonly Day[]) =>
    new Intl.ListFormat(locale, { type: "disjunction" }).format(list.map((day) => weekday(day)));

  function reason(refused: StayRefusal, guests: number, home?: string): string {
    const { from, to, nights, arrivalDays = [] } = refused;
    return say(templateOf(refused, home), {
      party: party(guests),
      home: (home && names[home]) ?? "",
      days: weekdays(arrivalDays, locale),
      ...(nights && { nights: nightsIn(nights) }),
      ...(from && { from: date(from), fromDay: weekday(from) }),
      ...(to && { to: date(to), toDay: weekday(to) }),
      ...(from && to && span(from, to)),
    });
  }

  function range(arrival: Day, departure: Day): string {
    const nights = nightsIn(nightsBetween(arrival, departure));
    return say(texts.refused.range, { ...span(arrival, departure, weekday), nights });
  }

  /** A stay in the values of a template, with the year: it stands in letters too. */
  function stay({ arrival, departure, guests, home }: Stay) {
    const { count, text } = party(guests);
    return {
      ...span(arrival, departure, weekday, ""),
      nights: nightsIn(nightsBetween(arrival, departure)),
      party: { count, text: [text, home && names[home]].filter(Boolean).join(", ") },
    };
  }

  /** The days of a stay, what they share said once: "12–19 June 2027". */
  function dates({ arrival, departure }: Pick<Stay, "arrival" | "departure">): string {
    const whole = { ...numericDay, year: "numeric" } as const;
    const isSame = (length: number) => arrival.slice(0, length) === departure.slice(0, length);
    const first = formatDay(arrival, locale, isSame("2027".length) ? numericDay : whole);
    // "12.", "1°": the number as it stands in a date
    const inMonth = isSame("2027-06".length) ? /\p{Nd}+\S*/u.exec(first)?.[0] : undefined;
    return `${inMonth ?? first}–${formatDay(departure, locale, whole)}`;
  }

  return {
    locale,
    say,
    date,
    weekday,
    days,
    stay,
    dates,
    span,
    money,
    nightsIn,
    party,
    offerWords,
    reason,
    refusal: (refused: StayRefusal, { guests, home }: Pick<Stay, "guests" | "home">) =>
      say(texts.refused.start, { reason: reason(refused, guests, home) }),
    range,
    dayOfWeek: (day: Day, weekday: "long" | "short") => formatDay(day, locale, { weekday }),
    month: (day: Day) => formatDay(day, locale, { month: "long", year: "numeric" }),
  };
}

export type CalendarWords = ReturnType<typeof calendarWords>;
