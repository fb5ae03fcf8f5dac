import {
  addDays,
  type Day,
  isInPeriod,
  type Period,
} from "../../../modules/calendar-days/calendar-days.ts";
import { duplicates } from "../../../modules/duplicates/duplicates.ts";
import type { Facts } from "../../../site/content/facts.ts";

type Season = NonNullable<Facts["seasons"]>["items"][number];

/** Its days are those of every year, and 29 February, which needs a season too. */
const leapYear = 2024;
const daysOfYear = Array.from({ length: 366 }, (_, index) =>
  addDays(`${leapYear}-01-01`, index).slice(5),
);

/**
 * Faults of the seasons that make their table wrong: two seasons on the same day, a day without a
 * season, a season without a name.
 * @param names the seasons' names, by key
 * @param file the file with the names: `content/en/booking.json`
 */
export function seasonFaults(
  seasons: Facts["seasons"],
  names: Record<string, string>,
  file: string,
): string[] {
  if (!seasons) return [];
  const { items } = seasons;
  const noDays = items.flatMap(daysNotInTheCalendar);
  return [
    ...withoutName(items, names, file),
    ...repeatedKeys(items),
    // the other checks need real days
    ...(noDays.length > 0 ? noDays : [...sharedDays(items), ...openDays(items)]),
  ];
}

function withoutName(items: Season[], names: Record<string, string>, file: string): string[] {
  return items
    .filter(({ key }) => !Object.hasOwn(names, key))
    .map(
      ({ key }) =>
        `content/facts.json: "seasons" has "${key}", ${file} has no "seasons.names.${key}"; add the season's name there`,
    );
}

function repeatedKeys(items: Season[]): string[] {
  return duplicates(items.map(({ key }) => key)).map(
    (key) => `content/facts.json: "seasons" has "${key}" twice; give one another key`,
  );
}

function daysNotInTheCalendar({ key, periods }: Season): string[] {
  return periods
    .flat()
    .filter((day) => !daysOfYear.includes(day))
    .map(
      (day) =>
        `content/facts.json: "seasons" has "${key}" with ${day}, which is no day of the calendar; correct it`,
    );
}

type NamedPeriod = { key: string; days: Set<string> };

function sharedDays(items: Season[]): string[] {
  const periods = items.flatMap(({ key, periods }) =>
    periods.map((period): NamedPeriod => ({ key, days: daysOf(period) })),
  );
  return periods.flatMap((one, index) =>
    periods.slice(index + 1).flatMap((other) => {
      const runs = runsOf((day) => one.days.has(day) && other.days.has(day));
      if (runs.length === 0) return [];
      const both =
        one.key === other.key
          ? `two periods of "${one.key}" have`
          : `"${one.key}" and "${other.key}" both have`;
      return [
        `content/facts.json: in "seasons" ${both} ${runs.join(" and ")}; let one of them begin after the other ends`,
      ];
    }),
  );
}

function openDays(items: Season[]): string[] {
  const taken = items.flatMap(({ periods }) => periods.map(daysOf));
  return runsOf((day) => taken.every((days) => !days.has(day))).map(
    (run) => `content/facts.json: "seasons" has no season for ${run}; add it to a period`,
  );
}

/** The days of a period, which may cross the end of the year. */
function daysOf(period: Period): Set<string> {
  return new Set(daysOfYear.filter((day) => isInPeriod(`${leapYear}-${day}` as Day, period)));
}

/** The days of which something is true, as runs of consecutive days: `03-01`, `12-20 to 01-06`. */
function runsOf(isTrue: (day: string) => boolean): string[] {
  const flags = daysOfYear.map(isTrue);
  if (flags.every(Boolean)) return ["the whole year"];
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
  return runs.map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
}
