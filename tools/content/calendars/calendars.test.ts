import { readdir, readFile } from "node:fs/promises";
import { get as httpGet } from "node:http";
import { get } from "node:https";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Facts } from "../../../src/site/content/facts.ts";
import { listening } from "../../../tests/browser/programs.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { sentencesOf } from "../problems/report.ts";
import { fetchCalendar } from "./fetch-calendar.ts";
import {
  calendarProblems,
  calendarSources,
  keptNights,
  nightsFile,
  publishedNights,
  readCalendars,
  withCalendars,
} from "./read-calendars.ts";

const secret = "https://portal.example/ical/s3cr3t.ics";
const facts = { apartments: [{ key: "apartment3" }] } as Parameters<typeof calendarSources>[1];
const source = { home: "apartment3", url: secret, portalBlocks: true };

const calendar = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`;
const stay =
  "BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20270410\r\nDTEND;VALUE=DATE:20270414\r\nSUMMARY:Anna Rossi\r\nEND:VEVENT\r\n";
const nights = [{ home: "apartment3", from: "2027-04-10", to: "2027-04-14" }];

type Answers = Record<string, { text: string } | { reason: string }>;

/** A day apart if `days` does not say otherwise. */
async function builds(answers: Answers[], { days = 1, portalBlocks = true } = {}) {
  await using folder = await testFolder();
  const cacheDir = folder.path;
  const now = (index: number) => new Date(Date.UTC(2027, 2, 1 + index * days));
  let last: Awaited<ReturnType<typeof readCalendars>> | undefined;
  for (const [index, answer] of answers.entries()) {
    last = await readCalendars([{ ...source, portalBlocks }], {
      cacheDir,
      siteUrl: "https://villa.example",
      timeZone: "Europe/Rome",
      now: now(index),
      fetchText: async (address) => answer[address] ?? { reason: "404" },
    });
  }
  const { kept, problems, taken } = last ?? { kept: [], problems: [], taken: [] };
  const files = await readdir(cacheDir);
  const cache = await Promise.all(files.map((file) => readFile(join(cacheDir, file), "utf8")));
  const said = [...problems, ...calendarProblems([source], kept, now(answers.length - 1))];
  const again = await keptNights([source], cacheDir);
  const site = JSON.stringify(publishedNights([source], kept));
  return { taken, kept, said, site, cache: [...files, ...cache].join("\n"), again: again.taken };
}

const noDay = { [secret]: { text: calendar(`${stay.replace(/DTSTART.*\r\n/, "")}`) } };
const published = (text: string) => ({ [`https://villa.example${nightsFile}`]: { text } });
const read = { [secret]: { text: calendar(stay) } };
const empty = { [secret]: { text: calendar("") } };
const page = { [secret]: { text: "<!doctype html><title>Sign in</title>" } };

test.each<[string, Answers[], object[], string[], { days?: number }?]>([
  ["read", [read], nights, []],
  ["not to be had later", [read, {}], nights, ["calendars-failed"]],
  ["a page later", [read, page], nights, ["calendars-failed"]],
  ["not to be had for a week", [read, {}], nights, ["calendars-old"], { days: 7 }],
  ["with an entry of no day later", [read, noDay, noDay], nights, ["calendars-unread"]],
  ["with an entry of no day from the start", [noDay], [], ["calendars-unread"]],
  ["empty once", [read, empty], nights, ["calendars-empty"]],
  ["empty twice", [read, empty, empty], [], []],
  ["empty from the start", [empty], [], []],
  ["never to be had", [published("<!doctype html>")], [], ["calendars-lost"]],
])("the nights of a calendar that is %s", async (_, answers, taken, codes, options) => {
  const found = await builds(answers, options);
  expect(found.taken).toEqual(taken);
  expect(found.again).toEqual(taken);
  expect(found.said.map(({ code }) => code)).toEqual(codes);
  const sentences = sentencesOf(found.said, { name: "content", texts: new Map() }, "en");
  expect([found.cache, found.site, ...sentences].join("\n")).not.toMatch(
    /s3cr3t|portal\.example|Rossi/,
  );
});

test("a new machine takes the nights of a calendar that fails, or is empty for less than two days, from the published site", async () => {
  const { site } = await builds([read]);
  expect(JSON.parse(site)).toEqual([
    {
      home: "apartment3",
      number: 1,
      nights: [{ from: "2027-04-10", to: "2027-04-14" }],
      read: "2027-03-01",
    },
  ]);
  expect((await builds([published(site)])).taken).toEqual(nights);
  expect((await builds([{ ...empty, ...published(site) }])).taken).toEqual(nights);
  const later = await builds([{ ...empty, ...published(site.replace("03-01", "02-27")) }]);
  expect(later.taken).toEqual([]);
});

test("what a scheduled build has left out is known where its site is read", async () => {
  const { site } = await builds([noDay]);
  await using folder = await testFolder();
  const fetchText = async () => ({ text: site });
  const { kept } = await keptNights([source], folder.path, "https://villa.example", fetchText);
  const [found] = calendarProblems([source], kept, new Date("2027-03-02"));
  const values = { number: 1, portal: "other-calendar", home: "apartment3", count: 1 };
  expect(found).toMatchObject({ code: "calendars-unread", values });
});

test.each([
  [true, 1],
  [false, 0],
])("a portal's own blocks are closed nights: %s", async (portalBlocks, count) => {
  const block = stay.replace("20270410", "20270301").replace("20270414", "20270303");
  const text = calendar(block.replace("Anna Rossi", "Airbnb (Not available)"));
  const { kept } = await builds([{ [secret]: { text } }], { portalBlocks });
  expect(kept[0]).toMatchObject({ taken: [], blocked: { length: count } });
});

test("nights of calendars take the place of an example and join those of the file", () => {
  const file = { home: "house", from: "2027-05-01", to: "2027-05-03" };
  const item = { home: "apartment3", from: "2027-04-10", to: "2027-04-14" } as const;
  const closed = { home: "house", from: "2027-12-01", to: "2028-01-01" } as const;
  const read = { taken: [item], blocked: [closed], readAt: "2027-03-01T05:00:00.000Z", kept: [] };
  const after = (example: boolean) =>
    withCalendars({ taken: { example, items: [file] } } as unknown as Facts, read);
  expect(after(false).taken?.items).toEqual([file, item]);
  expect(after(true).taken?.items).toEqual([item]);
  expect(after(true).calendars).toEqual({
    asOf: "2027-03-01",
    closed: [{ from: "2027-12-01", to: "2028-01-01" }],
  });
});

test.each<[string, string, string?]>([
  ["no JSON", `[{ "home": "apartment3", "url": "${secret}" `, "calendars-wrong"],
  ["the address of a program", `[{ "home": "house", "url": "webcal://s3cr3t.example/a" }]`],
  ["no https", '[{ "home": "house", "url": "http://s3cr3t.example" }]', "calendars-wrong"],
  ["an unknown home", `[{ "home": "s3cr3t", "url": "${secret}" }]`, "calendars-home"],
])("%s is named without the secret", (_, written, code) => {
  const { problems } = calendarSources({ texts: new Map() }, facts, written);
  const texts = new Map([["calendars.json", Buffer.from(written)]]);
  const said = sentencesOf(problems, { name: "content", texts }, "it").join();
  expect(problems.map((each) => each.code)).toEqual(code ? [code] : []);
  expect(said).not.toContain("s3cr3t");
});

const agent = "villa-website (calendar import)";

test.each<[string, string, object]>([
  ["a calendar", "https://portal.example/full", { text: agent }],
  ["one behind a redirect", "https://portal.example/moved", { text: agent }],
  ["a redirect to http", "https://portal.example/unsafe", { reason: "no-https" }],
  ["redirects without end", "https://portal.example/loop", { reason: "redirects" }],
  ["an address of this machine", "https://127.0.0.1/full", { reason: "private" }],
  ["a name of this machine", "https://localhost:1/", { reason: "private" }],
  ["an address without a network", "https://0.0.0.0/", { reason: "private" }],
  ["an address of a network", "https://[fd00::1]/", { reason: "private" }],
  ["one written as another", "https://[::ffff:10.0.0.1]/", { reason: "private" }],
  ["a missing page", "https://portal.example/none", { reason: "404" }],
  ["more than 5 MB", "https://portal.example/large", { reason: "too-large" }],
])("%s is fetched or refused", async (_, address, answer) => {
  const moved: Record<string, string> = {
    "/moved": "/full",
    "/unsafe": "http://portal.example/full",
    "/loop": "/loop",
  };
  await using server = await listening((request, response) => {
    const path = request.url ?? "";
    if (moved[path]) response.writeHead(302, { location: moved[path] }).end();
    else if (path === "/full") response.end(request.headers["user-agent"]);
    else if (path === "/large") response.end("x".repeat(6 * 1024 * 1024));
    else response.writeHead(404).end();
  });
  // the stand-in speaks http
  const getHere = ((url: URL, options: object, answered: Parameters<typeof get>[2]) =>
    url.hostname === "portal.example"
      ? httpGet(`${server.url}${url.pathname}`, { ...options, agent: undefined }, answered)
      : get(url, options, answered)) as typeof get;
  expect(await fetchCalendar(address, getHere)).toEqual(answer);
});
