/** `2027-06-12`: the same day in every time zone, so never a local `Date`; compares as a string. */
export type Day = `${number}-${number}-${number}`;

/** First and last day of a part of every year, `MM-dd`, both included; may cross the year's end. */
export type Period = readonly [string, string];

export const dayFormats = ["yyyy-MM-dd", "dd-MM-yyyy", "dd/MM/yyyy", "MM/dd/yyyy"] as const;

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
  // Swedish dates are those of ISO 8601
  return now.toLocaleDateString("sv", { timeZone }) as Day;
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

export function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function isoDay(date: Date): string {
  return date.toISOString().replace(/T.*/, "");
}
