import type { Day, Period } from "../../../modules/calendar-days.ts";
import { daysFrom, isInPeriod } from "../../../modules/count-days.ts";
import type { Facts } from "../../../site/content/facts.ts";
import { type Problem, problem } from "../../../site/content/problem.ts";

/** Those of every year, and 29 February, which needs a season too. */
const days = daysFrom("2024-01-01", 366);

const isInSome = (periods: readonly Period[], day: Day) =>
  periods.some((period) => isInPeriod(day, period));

export function seasonFaults(seasons: Facts["seasons"], names: Record<string, string>): Problem[] {
  const items = seasons?.items ?? [];
  const periods = items.flatMap(({ key, periods }, item) =>
    periods.map((period, index) => ({
      name: names[key] ?? key,
      period,
      path: ["seasons", "items", item, "periods", index],
    })),
  );
  return periods.flatMap((one, index) =>
    periods.slice(index + 1).flatMap((other) => {
      const shared = runsOf((day) => [one, other].every(({ period }) => isInPeriod(day, period)));
      if (shared.length === 0) return [];
      const values = { one: one.name, other: other.name, days: inWords(shared) };
      return [problem("season-shared", "facts.json", other.path, values)];
    }),
  );
}

type Closing = Pick<Facts, "seasons" | "closed">;

/** Nights of every year without a season that are not said to be closed. */
export function openDays({ seasons, closed }: Closing): Problem[] {
  if (!seasons) return [];
  const known = [...seasons.items, closed ?? { periods: [] }].flatMap(({ periods }) => periods);
  const open = runsOf((day) => !isInSome(known, day));
  if (open.length === 0) return [];
  return [problem("season-open", "facts.json", ["seasons"], { days: inWords(open) })];
}

/** Seasons of which a closed period leaves no night, as one whose ends are exchanged does. */
export function closedSeasons({ seasons, closed }: Closing): Problem[] {
  const open = days.filter((day) => !isInSome(closed?.periods ?? [], day));
  return (seasons?.items ?? []).flatMap(({ key, periods }, item) => {
    if (open.some((day) => isInSome(periods, day))) return [];
    const path = ["seasons", "items", item, "periods"];
    return [problem("season-closed", "facts.json", path, { season: key })];
  });
}

export function closedNights({ seasons, closed }: Closing): Period[] {
  const open = seasons?.items.flatMap(({ periods }) => periods);
  return runsOf(
    (day) => isInSome(closed?.periods ?? [], day) || (open && !isInSome(open, day)) === true,
  );
}

/** The parts of the year for which something holds; one that crosses its end is one part. */
function runsOf(isTrue: (day: Day) => boolean): Period[] {
  const flags = days.map(isTrue);
  const edges = (beside: 1 | -1) =>
    days.filter((_, index) => flags[index] && !flags.at((index + beside) % days.length));
  const [firsts, lasts] = [edges(-1), edges(1)];
  // all of them
  if (firsts.length === 0) return flags[0] ? [["01-01", "12-31"]] : [];
  return firsts.map((first) => {
    const last = lasts.find((day) => day >= first) ?? lasts[0] ?? first;
    return [first.slice(5), last.slice(5)];
  });
}

const inWords = (runs: Period[]) =>
  runs.map(([first, last]) => (first === last ? first : `${first}–${last}`));
