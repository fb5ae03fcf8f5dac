import type { Day } from "../../modules/calendar-days.ts";
import { addDays, daysFrom } from "../../modules/count-days.ts";
import { type HouseRules, runAround, type StaySeason } from "./house-rules.ts";

export type MonthStretch = { from: Day; to: Day } & (
  | { isClosed: true; closed: { from: Day; to: Day }; reopens: Day | undefined }
  | { isClosed: false; minimumNights: number; arrivalDays: readonly number[]; price?: number }
);

export function monthRules(rules: HouseRules, month: Day): MonthStretch[] {
  const start = `${month.slice(0, 8)}01` as Day;
  const stretches: MonthStretch[] = [];
  let before: StaySeason | "closed" | "open" | undefined;
  for (const day of daysFrom(start, 31)) {
    if (day.slice(0, 7) !== start.slice(0, 7)) break;
    const rule = rules.isClosed(day) ? "closed" : (rules.seasonAt(day) ?? "open");
    const current = stretches.at(-1);
    if (current && rule === before) current.to = day;
    else stretches.push(stretchOf(rules, day, rule));
    before = rule;
  }
  return stretches;
}

function stretchOf(
  rules: HouseRules,
  day: Day,
  rule: StaySeason | "closed" | "open",
): MonthStretch {
  const range = { from: day, to: day };
  if (rule === "closed") return { ...range, isClosed: true, ...closedAround(rules, day) };
  if (rule === "open") return { ...range, isClosed: false, minimumNights: 1, arrivalDays: [] };
  const { minimumNights, arrivalDays } = rule;
  const price = rules.leastPrice(rule);
  return {
    ...range,
    isClosed: false,
    minimumNights,
    arrivalDays,
    ...(price !== undefined && { price }),
  };
}

function closedAround(rules: HouseRules, night: Day) {
  const closed = runAround(night, rules.isClosed);
  const reopens = addDays(closed.to, 1);
  return { closed, reopens: rules.isClosed(reopens) ? undefined : reopens };
}
