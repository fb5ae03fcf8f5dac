import { expect, test } from "vitest";
import { addMonths, type ConsentOptions, createConsentStore } from "./consent-store.ts";
import { domainsOf } from "./cookies.ts";
import type { SafeStorage } from "./safe-storage.ts";

const now = new Date("2026-11-21T12:00:00Z");

type Setting = {
  stored?: Record<string, string>;
  room?: number;
  blocked?: boolean;
  cookiesSet?: boolean;
  now?: Date;
};

function setUp({ stored = {}, room = Infinity, blocked, cookiesSet, now: at = now }: Setting = {}) {
  const kept = new Map(Object.entries(stored));
  const done: string[] = [];
  const storage: SafeStorage = {
    get: (key) => (blocked ? null : (kept.get(key) ?? null)),
    set(key, value) {
      if (blocked || kept.size + (kept.has(key) ? 0 : 1) > room) return false;
      kept.set(key, value);
      return true;
    },
    remove: (key) => kept.delete(key),
    keys: () => [...kept.keys()],
  };
  const options: ConsentOptions = {
    storage,
    valueKey: "value",
    recordKey: "record",
    version: 2,
    months: 12,
    now: () => at,
    language: () => "it",
    cookies: {
      areSet: () => cookiesSet === true,
      set: () => done.push("set"),
      expire: () => done.push("expire"),
    },
    removeAnalyticsData: () => done.push("clean"),
  };
  const store = createConsentStore(options);
  store.start();
  return { store, kept, done, record: () => JSON.parse(kept.get("record") ?? "null") };
}

const fields = {
  version: 2,
  date: "2026-10-01T08:00:00.000Z",
  language: "en",
  essential: true,
  analytics: true,
};
const recordText = (changed: object = {}) => JSON.stringify({ ...fields, ...changed });

const undecided = undefined;
const decided = (essential: boolean, analytics: boolean) => ({ essential, analytics });
const all = decided(true, true);
const none = decided(false, false);
const no = recordText({ essential: false, analytics: false });
const made = { version: 2, date: now.toISOString(), language: "it" };
const madeOf = (both: boolean) => ({ ...made, essential: both, analytics: both });

const inNo = { analytics: false, date: fields.date };
const late = recordText({ date: "2026-11-21T12:01:00.000Z" });
const stored = (value: string, record?: string) => ({ value, ...(record && { record }) });
const cookiesSet = true;

test.each<
  [what: string, setting: Setting, state: object | undefined, done: string[], record?: object]
>([
  ["nothing", {}, undecided, []],
  ["a yes with a record", { stored: stored("1", recordText()) }, all, []],
  ["a no with a record", { stored: stored("0", no) }, none, ["expire", "clean"]],
  [
    "analytics without essential: off at the next start, the record keeps its date",
    { stored: stored("0", recordText({ essential: false })) },
    none,
    ["expire", "clean"],
    inNo,
  ],
  ["a 1 with cookies alone", { stored: stored("1"), cookiesSet }, all, [], madeOf(true)],
  ["a 1 without a record or cookies", { stored: stored("1") }, decided(true, false), []],
  ["a 0 alone", { stored: stored("0"), cookiesSet }, none, ["expire", "clean"], madeOf(false)],
  ["a record of a minute later, by a clock set back", { stored: stored("1", late) }, all, []],
])("stored: %s", (_, setting, state, done, record) => {
  const found = setUp(setting);
  expect(found.store.state()).toEqual(state);
  expect(found.done).toEqual(done);
  if (record) expect(found.record()).toMatchObject(record);
});

const longText = "x".repeat(1e6);

test.each(["", "2", "true", "null", "{}", "01", " 1", longText, "🍋", "<b>"])(
  "the value %.10j is no choice, and stays as it is",
  (value) => {
    const stored = { value, record: recordText() };
    const { store, kept, done } = setUp({ stored });
    expect(store.state()).toEqual(undecided);
    expect(Object.fromEntries(kept)).toEqual(stored);
    expect(done).toEqual([]);
  },
);

const badRecords = {
  empty: "",
  null: "null",
  "a list": "[]",
  "half written": "{",
  "a megabyte": longText,
  markup: "<script>alert(1)</script>",
  "of another version": recordText({ version: 1 }),
  "of a version in words": recordText({ version: "2" }),
  "without a date": recordText({ date: undefined }),
  "dated in words": recordText({ date: "yesterday" }),
  "dated in figures": recordText({ date: 5 }),
  "in another type": recordText({ essential: "yes" }),
  "that says no": recordText({ essential: false }),
  "without one of the flags": recordText({ analytics: undefined }),
  "older than a year": recordText({ date: "2025-11-21T11:59:59.000Z" }),
  "of 1970": recordText({ date: "1970-01-01T00:00:00.000Z" }),
  "of tomorrow": recordText({ date: "2026-11-22T12:00:00.000Z" }),
};

test.each(Object.entries(badRecords))("a record %s is no consent, and removed", (_, record) => {
  const { store, kept, done } = setUp({ stored: { value: "1", record } });
  expect(store.state()).toEqual(undecided);
  expect([...kept]).toEqual([]);
  expect(done).toEqual(["expire", "clean"]);
});

test("a choice is valid for a year to the day", () => {
  const stored = { value: "1", record: recordText({ date: "2026-01-31T10:00:00.000Z" }) };
  for (const [time, state] of [
    ["2027-01-30T10:00:00Z", all],
    ["2027-01-31T10:00:01Z", undecided],
    ["2100-01-01T00:00:00Z", undecided],
  ] as const) {
    expect(setUp({ stored, now: new Date(time) }).store.state(), time).toEqual(state);
  }
});

test("calendar months are added, and a day that the month does not have becomes its last", () => {
  const later = (date: string) => addMonths(new Date(date), 6).toISOString();
  expect(later("2026-01-15T10:30:00.000Z")).toBe("2026-07-15T10:30:00.000Z");
  expect(later("2026-08-31T00:00:00.000Z")).toBe("2027-02-28T00:00:00.000Z");
  expect(later("2027-08-30T00:00:00.000Z")).toBe("2028-02-29T00:00:00.000Z");
});

test.each<[essential: boolean, analytics: boolean, value: string, done: string[]]>([
  [true, true, "1", ["set"]],
  [true, false, "1", ["expire"]],
  [false, true, "0", ["set", "clean"]],
  [false, false, "0", ["expire", "clean"]],
])("essential %j, analytics %j: stored as %s, then %j", (essential, analytics, value, done) => {
  const found = setUp();
  let notified = 0;
  found.store.subscribe(() => notified++);
  found.store.decide({ essential, analytics });
  expect(found.store.state()).toEqual(decided(essential, analytics));
  expect(found.kept.get("value")).toBe(value);
  expect(found.record()).toEqual({ ...made, essential, analytics });
  expect(found.done).toEqual(done);
  found.store.decide({ essential, analytics });
  expect(notified).toBe(1);
});

test("with storage blocked the choice applies until the page is left; a full one loses an old yes", () => {
  for (const setting of [
    { blocked: true },
    { stored: { value: "1", record: recordText() }, room: 0 },
  ]) {
    const { store, kept } = setUp(setting);
    store.decide({ essential: false, analytics: false });
    store.refresh();
    expect(store.state()).toEqual(none);
    expect([...kept]).toEqual([]);
  }
});

test("another tab's choice is taken over without touching cookies or storage", () => {
  const { store, kept, done } = setUp();
  const seen = (change: () => void) => {
    change();
    store.refresh();
    return store.state();
  };
  expect(seen(() => kept.set("record", recordText()))).toEqual(undecided);
  expect(seen(() => kept.set("value", "1"))).toEqual(all);
  expect(seen(() => kept.set("record", recordText({ essential: false })))).toEqual(all);
  expect(seen(() => kept.set("value", "0"))).toEqual(decided(false, true));
  expect(seen(() => kept.clear())).toEqual(undecided);
  expect(done).toEqual([]);
});

test("a host belongs to itself and to the domains above it, without the top-level one, an IP address to itself", () => {
  const domains = ["www.villa.example.it", "villa.example.it", "example.it"];
  expect(domainsOf("www.villa.example.it")).toEqual(domains);
  for (const host of ["localhost", "192.168.1.20", "[::1]"])
    expect(domainsOf(host)).toEqual([host]);
});
