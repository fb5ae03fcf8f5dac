import { type Day, formatDay } from "../../modules/calendar-days.ts";
import { addDays, daysFrom, nightsBetween } from "../../modules/count-days.ts";
import {
  counted,
  fillTemplate,
  formatMoney,
  type TemplateValues,
} from "../../modules/message-format.ts";
import type { Words } from "../content/language-files.ts";
import {
  type HouseRules,
  longestStay,
  runAround,
  type StayOffer,
  type StayRefusal,
  type StaySeason,
} from "./house-rules.ts";
import type { HomeNames } from "./stay-words.ts";

export type CalendarTexts = Words["stayCalendar"];

export type CalendarForms = {
  locale: string;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** `{n|# night|# nights}` */
  nights: string;
  guests: string;
};

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

/** Days of a month under one rule: a season's, none, or closed. */
type MonthStretch = { from: Day; to: Day; rule: StaySeason | "closed" | undefined };

function monthStretches(rules: HouseRules, month: Day): MonthStretch[] {
  const start = `${month.slice(0, 8)}01` as Day;
  const stretches: MonthStretch[] = [];
  for (const day of daysFrom(start, 31)) {
    if (day.slice(0, 7) !== start.slice(0, 7)) break;
    const rule = rules.isClosed(day) ? "closed" : rules.seasonAt(day);
    const current = stretches.at(-1);
    if (current && current.rule === rule) current.to = day;
    else stretches.push({ from: day, to: day, rule });
  }
  return stretches;
}

export function calendarWords(texts: CalendarTexts, forms: CalendarForms, names: HomeNames) {
  const { locale } = forms;
  const tie = (text: string) => text.replaceAll(" ", "\u00a0");
  const written = (day: Day, options: Omit<Intl.DateTimeFormatOptions, "timeZone">) =>
    tie(formatDay(day, locale, options));
  /** "12 June" */
  const date = (day: Day) => written(day, { day: "numeric", month: "long" });
  /** "Saturday 12 June" */
  const weekday = (day: Day) => written(day, { weekday: "long", day: "numeric", month: "long" });
  /** "Saturday 12 June 2027" */
  const whole = (day: Day) =>
    written(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const money = (amount: number) => formatMoney(amount, forms.currency, locale);
  const nightsIn = (count: number) => counted(tie(forms.nights), count, locale);
  const party = (count: number) => counted(tie(forms.guests), count, locale);

  function say(template: string, values: TemplateValues): string {
    const text = fillTemplate(template, values, locale);
    // the article of a day that is spoken with a vowel first
    return locale.startsWith("it") ? text.replace(/\bil (?=(8|11)\b)/g, "l’") : text;
  }

  function ruleOf(rules: HouseRules, { from, rule }: MonthStretch): string {
    if (rule === "closed") {
      const closed = runAround(from, rules.isClosed);
      const day = addDays(closed.to, 1);
      if (rules.isClosed(day)) return "";
      const values = { from: date(closed.from), to: date(closed.to), day: weekday(day) };
      return say(texts.rule.closed, values);
    }
    const price = rule && rules.leastPrice(rule);
    if (!rule || price === undefined) return "";
    const { minimumNights, arrivalDays } = rule;
    const days = weekdays(arrivalDays, locale);
    const values = { price: money(price), nights: nightsIn(minimumNights), days };
    return say(arrivalDays.length > 0 ? texts.rule.days : texts.rule.anyDay, values);
  }

  function monthRule(rules: HouseRules, month: Day): string[] {
    const said = monthStretches(rules, month).flatMap((stretch, index, stretches) => {
      const rule = ruleOf(rules, stretch);
      if (rule === "") return [];
      if (stretches.length === 1 || stretch.rule === "closed") return [`${rule}.`];
      const isFirst = index === 0;
      const template = isFirst ? texts.rule.until : texts.rule.since;
      const day = weekday(isFirst ? stretch.to : stretch.from);
      return [
        `${say(template, { day, rule: rule[0]?.toLocaleLowerCase(locale) + rule.slice(1) })}.`,
      ];
    });
    return said.length > 0 && texts.rule.cleaning ? [...said, texts.rule.cleaning] : said;
  }

  function spoken(rules: HouseRules, day: Day, arrival: Day | undefined): string {
    const said = whole(day);
    if (!arrival || day <= arrival) {
      const state = rules.arrivalState(day);
      const prices = (state === "free" ? rules.freeOffers(day, addDays(day, 1)) : []).map(
        ({ price, cleaning = 0 }) => price - cleaning,
      );
      const least = Math.min(...prices.filter(Boolean));
      const values = { date: said, nights: nightsIn(rules.minimumNights(day)) };
      if (state === "free" && !Number.isFinite(least)) return said;
      return say(texts.spoken[state], { ...values, price: money(least) });
    }
    const state = rules.departureState(arrival, day);
    const minimum = nightsIn(rules.minimumNights(arrival));
    if (state !== "departure") {
      const key = state === "arrival" ? "free" : state;
      return say(texts.spoken[key], { date: said, nights: minimum });
    }
    const nights = nightsIn(nightsBetween(arrival, day));
    const [offer] = rules.offersOf(arrival, day);
    if (!offer) return `${said}, ${nights.text}`;
    return say(texts.spoken.departure, { date: said, nights, price: money(offer.price) });
  }

  function departures(rules: HouseRules, arrival: Day): string {
    const minimum = rules.minimumNights(arrival);
    const first = addDays(arrival, minimum);
    const last = rules.lastDeparture(arrival);
    const values = { first: weekday(first), nights: nightsIn(minimum) };
    if (!last || last === addDays(arrival, longestStay)) return say(texts.departureFrom, values);
    return say(texts.departureBetween, { ...values, last: weekday(last) });
  }

  function offerWords({ homes, price }: StayOffer): string {
    if (homes.includes("house")) return say(texts.price.house, { price: money(price) });
    const list = new Intl.ListFormat(locale, { type: "conjunction" });
    const home = list.format(homes.map((key) => names[key] ?? key));
    return say(texts.price.home, { home, price: money(price) });
  }

  function reason(refused: StayRefusal, guests: number): string {
    return say(texts.refused[refused.reason], {
      party: party(guests),
      ...("from" in refused && { from: date(refused.from) }),
      ...("to" in refused && { to: date(refused.to) }),
      ...("minimumNights" in refused && {
        nights: nightsIn(refused.minimumNights),
        days: weekdays(refused.arrivalDays, locale),
      }),
    });
  }

  function range(arrival: Day, departure: Day): string {
    const nights = nightsIn(nightsBetween(arrival, departure));
    return say(texts.refused.range, { from: weekday(arrival), to: weekday(departure), nights });
  }

  return {
    locale,
    say,
    date,
    weekday,
    whole,
    money,
    nightsIn,
    party,
    monthRule,
    spoken,
    departures,
    offerWords,
    reason,
    refusal: (refused: StayRefusal, guests: number) =>
      say(texts.refused.start, { reason: reason(refused, guests) }),
    range,
    dayOfWeek: (day: Day, weekday: "long" | "short") => formatDay(day, locale, { weekday }),
    month: (day: Day) => formatDay(day, locale, { month: "long", year: "numeric" }),
  };
}

export type CalendarWords = ReturnType<typeof calendarWords>;
