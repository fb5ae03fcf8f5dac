import type { Day } from "../../modules/calendar-days.ts";
import { addDays, daysFrom, nightsBetween } from "../../modules/count-days.ts";
import {
  type CalendarTexts,
  type CalendarWords,
  type ChosenDays,
  capital,
  weekdays,
  yearOf,
} from "./calendar-words.ts";
import { type HouseRules, nearestDays, runAround, type StaySeason } from "./house-rules.ts";

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

/** What is said of the days of an open calendar, beside what is said of a stay. */
export function dayWords(texts: CalendarTexts, words: CalendarWords) {
  const { locale, say, date, weekday, span, money, nightsIn } = words;

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
    const state = isDeparture ? rules.departureState(arrival, day) : rules.arrivalState(day);
    const stayed = isDeparture ? arrival : day;
    const { to, before } = rules.roomFrom(stayed);
    const until = state === "closed" ? runAround(day, rules.isClosed).to : to;
    const { why } = texts;
    const { noRoom, noRoomClosed: closed, noRoomEnd: end } = why;
    const templates: Partial<Record<typeof state, string>> = {
      ...why,
      noRoom: { taken: noRoom, longest: noRoom, closed, end }[before],
      beyond: before === "longest" ? why.tooLong : why.beyond,
    };
    const text = say(templates[state] ?? why.taken, {
      day: capital(weekday(day), locale),
      days: weekdays(rules.seasonAt(day)?.arrivalDays ?? [], locale),
      nights: nightsIn(rules.minimumNights(stayed)),
      to: state === "beyond" ? weekday(until) : date(until),
      toDay: weekday(until),
    });
    return { text, nearest };
  }

  function departures(rules: HouseRules, arrival: Day): string {
    const minimum = rules.minimumNights(arrival);
    const first = addDays(arrival, minimum);
    const nights = nightsIn(minimum);
    const room = rules.roomFrom(arrival);
    if (room.before === "longest") {
      return say(texts.departureFrom, { first: weekday(first), nights });
    }
    const { from, to } = span(first, room.to, weekday);
    return say(texts.departureBetween, { first: from, last: to, nights });
  }

  return { ...words, monthRule, spoken, whyNot, departures };
}

export type DayWords = ReturnType<typeof dayWords>;
