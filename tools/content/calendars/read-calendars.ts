import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { parseDay, today } from "../../../src/modules/calendar-days.ts";
import { addDays } from "../../../src/modules/count-days.ts";
import type { Facts } from "../../../src/site/content/facts.ts";
import { httpsAddress } from "../../../src/site/content/formats.ts";
import { type Problem, problem } from "../../../src/site/content/problem.ts";
import { nonEmptyText as text } from "../../../src/site/content/text-kinds.ts";
import { cacheKey } from "../files/cache-key.ts";
import { calendarsFile, type House, textIn } from "../house.ts";
import { jsonOf } from "../json-text.ts";
import type { Checked } from "../problems/schema.ts";
import { fetchCalendar } from "./fetch-calendar.ts";
import { calendarNights, type Nights, oddities, portalOf, union } from "./ical-nights.ts";

/** `content/calendars.json`: the iCal exports of the portals. */
export const calendarsSchema = z.array(
  z.strictObject({
    /** Key of an apartment, or `house`. */
    home: text,
    /** A secret: whoever has it sees the owner's stays. */
    url: httpsAddress,
    /** Whether days count as closed that the portal blocks for its own booking window. */
    portalBlocks: z.boolean().default(true),
  }),
);
export type CalendarSource = z.output<typeof calendarsSchema>[number];

/** From its file or from `CALENDARS`. No problem names a value, since the values are secrets. */
export function calendarSources(
  house: Pick<House, "texts">,
  facts: Pick<Facts, "apartments"> | undefined,
  written = textIn(house, calendarsFile) ?? process.env.CALENDARS,
): Checked<CalendarSource[]> {
  if (!written?.trim()) return { value: [], problems: [] };
  const wrong = (path: Problem["path"]) => problem("calendars-wrong", calendarsFile, path);
  // as some programs give the address
  const { data, error } = calendarsSchema.safeParse(
    jsonOf(written.replace(/"webcals?:\/\//gi, '"https://')),
  );
  if (!data) {
    const paths = error.issues.map(({ path }) => path.filter((part) => typeof part !== "symbol"));
    return { value: [], problems: paths.map(wrong) };
  }
  const homes = ["house", ...(facts?.apartments ?? []).map(({ key }) => key)];
  const unknown = data.flatMap(({ home }, index) =>
    facts && !homes.includes(home)
      ? [problem("calendars-home", calendarsFile, [index, "home"], { homes })]
      : [],
  );
  return { value: data, problems: unknown };
}

/** Days after the last reading of a calendar from which the owner is told. */
const oldAfter = 7;
/** Days ahead that are read: the 18 months of the guest's calendar, and a long stay. */
const daysAhead = 640;

const day = z.templateLiteral([z.number(), "-", z.number(), "-", z.number()]);
const nights = z.array(z.strictObject({ from: day, to: day }));
const count = z.int().min(0);
const keptSchema = z.object({
  id: z.string(),
  /** A day only where the nights are from the published site. */
  readAt: z.union([z.iso.datetime(), z.iso.date()]),
  taken: nights,
  /** Closed by the portal for its own booking window. */
  blocked: nights,
  /** Why the last attempt gave no nights; `empty` for a calendar without events that had some. */
  failed: z.string().optional(),
  portal: z.string().optional(),
  counts: z.partialRecord(z.enum(oddities), count).optional(),
});
export type KeptCalendar = z.output<typeof keptSchema>;

export function calendarsCache(root: string): string {
  return join(root, "node_modules/.cache/villa/calendars");
}

/** The published file from which a fresh machine takes the nights of a calendar that fails. */
export const nightsFile = "/nights.json";
const nightsFileSchema = z.array(
  z.strictObject({
    home: z.string(),
    /** Its place in the owner's list, from 1. */
    number: count,
    nights,
    /** The day of the reading. */
    read: z.iso.date(),
    /** Entries that could not be read. */
    leftOut: count.optional(),
  }),
);

/** What guests may know, and a fresh machine needs. */
export function publishedNights(
  sources: readonly CalendarSource[],
  kept: readonly KeptCalendar[],
): z.output<typeof nightsFileSchema> {
  return sources.flatMap(({ home, url }, index) => {
    const own = kept.find(({ id }) => id === cacheKey(url));
    if (!own) return [];
    const leftOut = own.counts?.unread;
    return {
      home,
      number: index + 1,
      nights: union([...own.taken, ...own.blocked]),
      read: own.readAt.slice(0, 10),
      ...(leftOut && { leftOut }),
    };
  });
}

/** Days after which a calendar without events is believed on a machine that knows only the published nights. */
const emptyAfter = 2;

type HomeNights = Nights & { home: string };

export type CalendarNights = ReturnType<typeof nightsOf>;

export type ReadOptions = {
  cacheDir: string;
  siteUrl: string;
  timeZone: string;
  now?: Date;
  fetchText?: typeof fetchCalendar;
};

/** One that fails keeps its last nights; without any it is a problem: its nights would be open. */
export async function readCalendars(
  sources: readonly CalendarSource[],
  options: ReadOptions,
): Promise<CalendarNights & { problems: Problem[] }> {
  const { cacheDir } = options;
  const before = await keptCalendars(sources, options);
  const readings = await Promise.all(
    sources.map((source) => readOne(source, before.get(cacheKey(source.url)), options)),
  );
  const kept = readings.flatMap((each) => each.kept ?? []);
  await mkdir(cacheDir, { recursive: true });
  for (const each of kept) await writeFile(join(cacheDir, `${each.id}.json`), JSON.stringify(each));
  return {
    ...nightsOf(sources, kept),
    problems: sources.flatMap(({ home }, index) => {
      const { kept, failed: reason = "" } = readings[index] ?? {};
      const values = { number: index + 1, home, reason };
      return kept ? [] : [problem("calendars-lost", calendarsFile, [index], values)];
    }),
  };
}

export async function keptNights(
  sources: readonly CalendarSource[],
  cacheDir: string,
  siteUrl = "",
  fetchText = fetchCalendar,
): Promise<CalendarNights> {
  const kept = await keptCalendars(sources, { cacheDir, siteUrl, fetchText });
  return nightsOf(sources, [...kept.values()]);
}

export function calendarProblems(
  sources: readonly CalendarSource[],
  kept: readonly KeptCalendar[],
  now: Date,
): Problem[] {
  return sources.flatMap(({ home, url }, index) => {
    const own = kept.find(({ id }) => id === cacheKey(url));
    if (!own) return [];
    const { readAt, failed, counts, portal } = own;
    const days = Math.floor((now.getTime() - Date.parse(readAt)) / 86_400_000);
    const values = { number: index + 1, home, days, date: readAt.slice(0, 10) };
    if (days >= oldAfter) return [problem("calendars-old", calendarsFile, [index], values)];
    if (failed === "empty") return [problem("calendars-empty", calendarsFile, [index], values)];
    if (failed) {
      return [problem("calendars-failed", calendarsFile, [index], { ...values, reason: failed })];
    }
    if (!counts?.unread) return [];
    const named = portal ?? portalOf(hostOf(url)) ?? "other-calendar";
    const unread = { ...values, portal: named, count: counts.unread };
    return [problem("calendars-unread", calendarsFile, [index], unread)];
  });
}

type Reading = { kept: KeptCalendar | undefined; failed?: string };

async function readOne(
  { url, portalBlocks }: CalendarSource,
  before: KeptCalendar | undefined,
  { timeZone, now = new Date(), fetchText = fetchCalendar }: ReadOptions,
): Promise<Reading> {
  const keep = (failed: string): Reading => ({ kept: before && { ...before, failed }, failed });
  const fetched = await fetchText(url);
  if ("reason" in fetched) return keep(fetched.reason);
  const from = today(timeZone, now);
  const to = addDays(from, daysAhead);
  const reading = calendarNights(fetched.text, { timeZone, from, to, host: hostOf(url) });
  if (reading.outcome === "notACalendar") return keep("not-a-calendar");
  const known = before?.taken.filter((each) => each.to > from) ?? [];
  const read = { id: cacheKey(url), readAt: now.toISOString() };
  if (reading.outcome === "empty") {
    // a portal that fails may answer with a calendar without events: it is believed the second time
    const isFirst = known.length > 0 && before?.failed !== "empty" && !isOldPublished(before, now);
    return isFirst ? keep("empty") : { kept: { ...read, taken: [], blocked: [] } };
  }
  const { taken, blocked, counts, portal } = reading;
  return {
    kept: {
      ...read,
      // one of these may be an entry that cannot be read any more
      taken: counts.unread > 0 ? union([...known, ...taken]) : taken,
      blocked: portalBlocks ? blocked : [],
      counts: { ...counts, blocks: portalBlocks ? 0 : counts.blocks },
      ...(portal && { portal }),
    },
  };
}

/** The published nights do not say why they are not of today. */
function isOldPublished(before: KeptCalendar | undefined, now: Date): boolean {
  return (
    before?.readAt.length === 10 &&
    now.getTime() - Date.parse(before.readAt) >= emptyAfter * 86_400_000
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? "";
}

async function keptCalendars(
  sources: readonly CalendarSource[],
  options: Pick<ReadOptions, "cacheDir"> & Partial<ReadOptions>,
): Promise<Map<string, KeptCalendar>> {
  const { cacheDir, siteUrl, fetchText = fetchCalendar } = options;
  const kept = new Map<string, KeptCalendar>();
  for (const { url } of sources) {
    const id = cacheKey(url);
    const text = await readFile(join(cacheDir, `${id}.json`), "utf8").catch(() => "null");
    const { data } = keptSchema.safeParse(jsonOf(text));
    if (data) kept.set(id, data);
  }
  if (!siteUrl || sources.length === 0) return kept;
  const published = await fetchText(`${siteUrl}${nightsFile}`);
  const { data } = nightsFileSchema.safeParse("text" in published ? jsonOf(published.text) : []);
  for (const { home, number, nights: taken, read: readAt, leftOut } of data ?? []) {
    const source = sources[number - 1];
    const id = source?.home === home ? cacheKey(source.url) : undefined;
    if (!id || readAt <= (kept.get(id)?.readAt ?? "")) continue;
    kept.set(id, {
      id,
      readAt,
      taken,
      blocked: [],
      ...(leftOut && { counts: { unread: leftOut } }),
    });
  }
  return kept;
}

function nightsOf(sources: readonly CalendarSource[], kept: KeptCalendar[]) {
  const homes = [...new Set(sources.map(({ home }) => home))];
  const of = (kind: "taken" | "blocked") =>
    homes.flatMap((home) => {
      const ids = sources.filter((each) => each.home === home).map(({ url }) => cacheKey(url));
      const all = kept.filter(({ id }) => ids.includes(id)).flatMap((each) => each[kind]);
      return union(all).map((each) => ({ home, ...each }));
    });
  const [readAt] = kept.map((each) => each.readAt).sort();
  return { taken: of("taken"), blocked: of("blocked"), readAt, kept };
}

/** The nights of the file are kept, unless they are an example. */
export function withCalendars(facts: Facts, { taken, blocked, readAt }: CalendarNights): Facts {
  const asOf = readAt && parseDay(readAt.slice(0, 10));
  if (!asOf) return facts;
  const own = facts.taken?.example ? [] : (facts.taken?.items ?? []);
  const isHouse = ({ home }: HomeNights) => home === "house";
  return {
    ...facts,
    taken: {
      example: false,
      items: [...own, ...taken, ...blocked.filter((each) => !isHouse(each))],
    },
    calendars: { asOf, closed: blocked.filter(isHouse).map(({ from, to }) => ({ from, to })) },
  };
}
