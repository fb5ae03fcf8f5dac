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
  nearestDays,
  runAround,
  type StayOffer,
  type StayRefusal,
  type StaySeason,
} from "./house-rules.ts";
import type { Stay } from "./stay.ts";
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

/** Days of a month under one rule: a season's, none, or closed. */
type MonthStretch = { from: Day; to: Day; rule: StaySeason | "closed" | undefined };

/** Of a month, without those that are over. */
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
  return stretches.filter(({ to }) => to >= rules.first);
}

const yearOf = (day: Day) => day.slice(0, 4);
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

  function say(template: string, values: TemplateValues): string {
    const text = fillTemplate(template, values, locale);
    // the article of a day that is spoken with a vowel first
    return locale.startsWith("it")
      ? text.replace(/\b(d?al|del|il) (?=(8|11)\b)/gi, (_, article: string) =>
          article === "il" ? "l’" : `${article}l’`,
        )
      : text;
  }

  function ruleOf(rules: HouseRules, { from, rule }: MonthStretch): string {
    if (rule === "closed") {
      const closed = runAround(from, rules.isClosed);
      const day = addDays(closed.to, 1);
      if (rules.isClosed(day)) return "";
      // the month stands over it
      const dates = span(closed.from, closed.to, date, yearOf(from));
      return say(texts.rule.closed, { ...dates, day: weekday(day, yearOf(from)) });
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
      const day = isFirst ? stretch.to : stretch.from;
      const values = {
        day: date(day, yearOf(day)),
        rule: `${rule[0]?.toLocaleLowerCase(locale)}${rule.slice(1)}`,
      };
      return [`${say(template, values)}.`];
    });
    return said.length > 0 && texts.rule.cleaning ? [...said, texts.rule.cleaning] : said;
  }

  /** The name of a day, and what a press on it does. */
  function spoken(rules: HouseRules, day: Day, { arrival, departure }: ChosenDays): string {
    const values = { date: weekday(day) };
    const { spoken } = texts;
    if (day === arrival) return say(spoken.arrival, values);
    if (day === departure) return say(spoken.yourDeparture, values);
    if (arrival && departure && arrival < day && day < departure) {
      return say(spoken.yourNight, values);
    }
    if (!arrival || departure || day < arrival) {
      const state = rules.arrivalState(day);
      const prices = (state === "free" ? rules.freeOffers(day, addDays(day, 1)) : []).map(
        ({ price, cleaning = 0 }) => price - cleaning,
      );
      const least = Math.min(...prices.filter(Boolean));
      const isPriced = Number.isFinite(least);
      const template = state === "free" && !isPriced ? spoken.freeAlone : spoken[state];
      const nights = nightsIn(rules.minimumNights(day));
      return say(template, { ...values, nights, price: isPriced ? money(least) : "" });
    }
    const state = rules.departureState(arrival, day);
    if (state !== "departure") {
      return say(spoken[state], { ...values, nights: nightsIn(rules.minimumNights(arrival)) });
    }
    const nights = nightsIn(nightsBetween(arrival, day));
    const [offer] = rules.offersOf(arrival, day);
    const template = offer ? spoken.departure : spoken.departureAlone;
    return say(template, { ...values, nights, price: offer ? money(offer.price) : "" });
  }

  /** Why a day cannot be chosen, and the nearest that can. */
  function whyNot(rules: HouseRules, day: Day, arrival: Day | undefined) {
    const isDeparture = arrival !== undefined && day > arrival;
    const nearest = nearestDays(day, (each) =>
      isDeparture ? each > arrival && rules.canLeave(arrival, each) : rules.canArrive(each),
    );
    const start = { day: capital(weekday(day), locale) };
    const until = (to: Day | undefined) => to && { to: date(to), toDay: weekday(to) };
    const { why } = texts;
    const state = isDeparture ? rules.departureState(arrival, day) : rules.arrivalState(day);
    const reason = () => {
      if (state === "noRoom") {
        const { to, before } = rules.roomFrom(day);
        const template = { taken: why.noRoom, closed: why.noRoomClosed, end: why.noRoomEnd }[
          before
        ];
        return say(template, {
          ...start,
          ...until(to),
          nights: nightsIn(rules.minimumNights(day)),
        });
      }
      if (state === "closed") {
        return say(why.closed, { ...start, ...until(runAround(day, rules.isClosed).to) });
      }
      if (state === "beyond" && arrival) {
        const last = rules.lastDeparture(arrival) ?? arrival;
        const template = rules.roomFrom(arrival).to > last ? why.tooLong : why.beyond;
        return say(template, { ...start, to: weekday(last) });
      }
      if (state === "noArrival") {
        const days = weekdays(rules.seasonAt(day)?.arrivalDays ?? [], locale);
        return say(why.noArrival, { ...start, days });
      }
      if (state === "tooShort" && arrival) {
        return say(why.tooShort, { ...start, nights: nightsIn(rules.minimumNights(arrival)) });
      }
      return say(state === "past" ? why.past : why.taken, start);
    };
    return { text: reason(), nearest };
  }

  function departures(rules: HouseRules, arrival: Day): string {
    const minimum = rules.minimumNights(arrival);
    const first = addDays(arrival, minimum);
    const last = rules.lastDeparture(arrival);
    const nights = nightsIn(minimum);
    if (!last || rules.roomFrom(arrival).to > last) {
      return say(texts.departureFrom, { first: weekday(first), nights });
    }
    const { from, to } = span(first, last, weekday);
    return say(texts.departureBetween, { first: from, last: to, nights });
  }

  function offerWords({ homes, price }: StayOffer): string {
    if (homes.includes("house")) return say(texts.price.house, { price: money(price) });
    const list = new Intl.ListFormat(locale, { type: "conjunction" });
    const home = list.format(homes.map((key) => names[key] ?? key));
    return say(texts.price.home, { home, price: money(price) });
  }

  function templateOf(refused: StayRefusal, home: string | undefined): string {
    const { taken, takenHome, takenHouse, always, ...others } = texts.refused;
    if (refused.reason === "taken")
      return home ? (home === "house" ? takenHouse : takenHome) : taken;
    const { reason } = refused;
    // a rule that holds all year needs no dates
    if (reason === "arrivalDay" || reason === "nights" || reason === "both") {
      return nightsBetween(refused.from, refused.to) > 366 ? always[reason] : others[reason];
    }
    return others[reason];
  }

  const days = (list: readonly Day[]) =>
    new Intl.ListFormat(locale, { type: "disjunction" }).format(list.map((day) => weekday(day)));

  function reason(refused: StayRefusal, guests: number, home?: string): string {
    const dates = "from" in refused && "to" in refused ? span(refused.from, refused.to) : {};
    const first = "from" in refused && !("to" in refused) && refused.from;
    return say(templateOf(refused, home), {
      party: party(guests),
      home: (home && names[home]) ?? "",
      ...(first && { from: date(first), fromDay: weekday(first) }),
      ...("to" in refused && { to: date(refused.to), toDay: weekday(refused.to) }),
      ...dates,
      ...("nights" in refused && { nights: nightsIn(refused.nights) }),
      ...("minimumNights" in refused && {
        nights: nightsIn(refused.minimumNights),
        days: weekdays(refused.arrivalDays, locale),
      }),
    });
  }

  function range(arrival: Day, departure: Day): string {
    const nights = nightsIn(nightsBetween(arrival, departure));
    return say(texts.refused.range, { ...span(arrival, departure, weekday), nights });
  }

  return {
    locale,
    say,
    date,
    weekday,
    days,
    span,
    money,
    nightsIn,
    party,
    monthRule,
    spoken,
    whyNot,
    departures,
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
