/** `2027-06-12`: the same day in every time zone, so never a local `Date`; compares as a string. */
export type Day = `${number}-${number}-${number}`;

/** First and last day of a part of every year, `MM-dd`, both included; may cross the year's end. */
export type Period = readonly [string, string];

export const dayFormats = ["yyyy-MM-dd", "dd-MM-yyyy", "dd/MM/yyyy", "MM/dd/yyyy"] as const;
export type DayFormat = (typeof dayFormats)[number];

const millisecondsOfADay = 86_400_000;
const lastDay = "9999-12-31";

/** Parses `yyyy-MM-dd`, years 1000 to 9999; undefined for a day that does not exist. */
export function parseDay(text: string): Day | undefined {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // some engines count 31 February as 3 March
  const isReal = Number.isFinite(date.getTime()) && isoDay(date) === text;
  return isReal ? (text as Day) : undefined;
}

/** Today in a time zone such as `Europe/Rome`; in the system's own time zone if none is given. */
export function today(timeZone?: string, now = new Date()): Day {
  const parts = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}` as Day;
}

/** Adds a number of days, which may be negative; returns 31 December 9999 at the latest. */
export function addDays(day: Day, count: number): Day {
  const sum = isoDay(new Date(utc(day) + count * millisecondsOfADay));
  return (sum.length > lastDay.length ? lastDay : sum) as Day;
}

/** A number of days, the first one included. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index));
}

/** How many nights lie between two days; negative if the second is earlier. */
export function nightsBetween(arrival: Day, departure: Day): number {
  return (utc(departure) - utc(arrival)) / millisecondsOfADay;
}

/** The day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export function dayOfWeek(day: Day): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** Languages that write the first of a month in another way than other days, which `Intl` does not. */
const firstOfMonth: Readonly<Record<string, string>> = { it: "1°", fr: "1er" };

/** "Saturday 12 June 2027", "sabato 1° maggio"; a comma in German alone, as browsers differ. */
export function formatDay(
  day: Day,
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, "timeZone">,
): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const { language } = new Intl.Locale(locale);
  const first = options.month === "long" ? firstOfMonth[language] : undefined;
  return format
    .formatToParts(utc(day))
    .map(({ type, value }, index, parts) => {
      if (type === "day" && value === "1" && first) return first;
      const isAfterWeekday = parts[index - 1]?.type === "weekday" && language !== "de";
      return isAfterWeekday ? value.replace(",", "") : value;
    })
    .join("");
}

/** Whether a day lies in a part of the year. */
export function isInPeriod(day: Day, [first, last]: Period): boolean {
  const date = day.slice(5);
  return first <= last ? first <= date && date <= last : first <= date || date <= last;
}

/** The first of some seasons of the year in which a day lies. */
export function seasonOf<Season extends { periods: readonly Period[] }>(
  day: Day,
  seasons: readonly Season[],
): Season | undefined {
  return seasons.find(({ periods }) => periods.some((period) => isInPeriod(day, period)));
}

/** A day as another system expects it. */
export function writeDay(day: Day, format: DayFormat): string {
  const [year, month, date] = day.split("-") as [string, string, string];
  return format.replace("yyyy", year).replace("MM", month).replace("dd", date);
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(date: Date): string {
  return date.toISOString().replace(/T.*/, "");
}
