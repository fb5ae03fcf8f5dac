import type { Day, Period } from "../../../modules/calendar-days.ts";
import { addDays, isInPeriod } from "../../../modules/count-days.ts";
import { repeats } from "../../../modules/duplicates.ts";
import type { Facts } from "../../../site/content/facts.ts";
import { type KeyPath, type Problem, problem } from "../../../site/content/problem.ts";

/** Its days are those of every year, and 29 February, which needs a season too. */
const leapYear = 2024;
const daysOfYear = Array.from({ length: 366 }, (_, index) =>
  addDays(`${leapYear}-01-01`, index).slice(5),
);

export function seasonFaults(
  seasons: Facts["seasons"],
  names: Record<string, string>,
  file: string,
): Problem[] {
  if (!seasons) return [];
  const items = seasons.items.map((item) => ({ ...item, name: names[item.key] ?? item.key }));
  const noDays = items.flatMap(({ name, periods }, index) =>
    daysNotInTheCalendar(periods, name, ["seasons", "items", index, "periods"]),
  );
  return [
    ...items
      .filter(({ key }) => !Object.hasOwn(names, key))
      .map(({ key }) => problem("missing", file, ["seasons", "names", key])),
    ...repeats(items, ({ key }) => key).map(({ entry: { key }, index }) =>
      problem("twice", "facts.json", ["seasons", "items", index, "key"], { value: key }),
    ),
    // the other checks need real days
    ...(noDays.length > 0 ? noDays : sharedDays(items)),
  ];
}

export function daysNotInTheCalendar(
  periods: readonly Period[],
  season: string,
  path: KeyPath,
): Problem[] {
  return periods.flatMap((days, period) =>
    days.flatMap((day, end) =>
      daysOfYear.includes(day)
        ? []
        : [problem("season-day", "facts.json", [...path, period, end], { season, day })],
    ),
  );
}

function sharedDays(items: readonly { name: string; periods: Period[] }[]): Problem[] {
  const periods = items.flatMap(({ name, periods }, item) =>
    periods.map((period, index) => ({
      ...{ name, days: daysOf(period) },
      path: ["seasons", "items", item, "periods", index],
    })),
  );
  return periods.flatMap((one, index) =>
    periods.slice(index + 1).flatMap((other) => {
      const days = runsOf((day) => one.days.has(day) && other.days.has(day));
      if (days.length === 0) return [];
      const values = { one: one.name, other: other.name, days };
      return [problem("season-shared", "facts.json", other.path, values)];
    }),
  );
}

type Closing = Pick<Facts, "seasons" | "closed">;

export function openDays({ seasons, closed }: Closing): Problem[] {
  if (!seasons) return [];
  const taken = [...seasons.items, ...(closed ? [closed] : [])].flatMap(({ periods }) =>
    periods.map(daysOf),
  );
  const days = runsOf((day) => taken.every((each) => !each.has(day)));
  if (days.length === 0) return [];
  return [problem("season-open", "facts.json", ["seasons"], { days })];
}

export function closedNights({ seasons, closed }: Closing): Period[] {
  const open = seasons?.items.flatMap(({ periods }) => periods.map(daysOf));
  const shut = (closed?.periods ?? []).map(daysOf);
  const isClosed = (day: string) =>
    shut.some((days) => days.has(day)) || open?.every((days) => !days.has(day)) === true;
  return runsOf(isClosed).map((run) => {
    const [first = "", last = first] = run.split("–");
    return [first, last];
  });
}

function daysOf(period: Period): Set<string> {
  return new Set(daysOfYear.filter((day) => isInPeriod(`${leapYear}-${day}` as Day, period)));
}

function runsOf(isTrue: (day: string) => boolean): string[] {
  const flags = daysOfYear.map(isTrue);
  if (flags.every(Boolean)) return ["01-01–12-31"];
  // starting at a day outside every run keeps a run that crosses the end of the year in one piece
  const start = flags.indexOf(false);
  const runs: { first: string; last: string }[] = [];
  let wasTrue = false;
  for (let step = 1; step <= daysOfYear.length; step += 1) {
    const index = (start + step) % daysOfYear.length;
    const day = daysOfYear[index] ?? "";
    const run = runs.at(-1);
    if (flags[index] && wasTrue && run) run.last = day;
    else if (flags[index]) runs.push({ first: day, last: day });
    wasTrue = flags[index] ?? false;
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}–${last}`));
}
