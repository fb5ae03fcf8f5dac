import { expect, test } from "vitest";
import type { SafeStorage } from "../safe-storage.ts";
import { type ConsentOptions, createConsentStore } from "./consent-store.ts";

const now = new Date("2026-11-21T12:00:00Z");

type Setting = {
  stored?: Record<string, string>;
  /** How many values storage can hold. */
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
  return { store, kept, done, record: () => JSON.parse(kept.get("record") ?? "null") };
}

function recordText(fields: object = {}): string {
  const record = {
    version: 2,
    date: "2026-10-01T08:00:00.000Z",
    language: "en",
    essential: true,
    analytics: true,
  };
  return JSON.stringify({ ...record, ...fields });
}

function shortened(value: string): string {
  return JSON.stringify(value).slice(0, 20);
}

const undecided = { status: "undecided" };
const all = { status: "decided", essential: true, analytics: true };
const none = { status: "decided", essential: false, analytics: false };

test("a first visit is undecided, and nothing is written or removed", () => {
  const { store, kept, done } = setUp();
  store.start();
  expect(store.state()).toEqual(undecided);
  expect([...kept]).toEqual([]);
  expect(done).toEqual([]);
});

test("a yes with a record is valid", () => {
  const { store, done } = setUp({ stored: { value: "1", record: recordText() } });
  store.start();
  expect(store.state()).toEqual(all);
  expect(done).toEqual([]);
});

test("a no with a record is valid, and expires the cookies", () => {
  const { store, done } = setUp({
    stored: { value: "0", record: recordText({ essential: false, analytics: false }) },
  });
  store.start();
  expect(store.state()).toEqual(none);
  expect(done).toEqual(["expire", "clean"]);
});

test("analytics without essential is off at the next start, and the record keeps its date", () => {
  const { store, done, record } = setUp({
    stored: { value: "0", record: recordText({ essential: false, analytics: true }) },
  });
  store.start();
  expect(store.state()).toEqual(none);
  expect(done).toEqual(["expire", "clean"]);
  expect(record()).toMatchObject({ analytics: false, date: "2026-10-01T08:00:00.000Z" });
});

test("a 1 without a record is valid, for analytics only with its cookies", () => {
  const proven = setUp({ stored: { value: "1" }, cookiesSet: true });
  proven.store.start();
  expect(proven.store.state()).toEqual(all);
  expect(proven.record()).toEqual({
    version: 2,
    date: now.toISOString(),
    language: "it",
    essential: true,
    analytics: true,
  });
  const unproven = setUp({ stored: { value: "1" } });
  unproven.store.start();
  expect(unproven.store.state()).toEqual({ status: "decided", essential: true, analytics: false });
});

test("a choice that another tab is writing is not removed, and valid once complete", () => {
  const befores: Record<string, string>[] = [{}, { value: "1" }];
  for (const before of befores) {
    const record = recordText({ date: now.toISOString(), essential: false, analytics: false });
    const { store, kept, done } = setUp({ stored: { ...before, record } });
    store.start();
    expect(store.state()).toEqual(undecided);
    expect([...kept.keys()].sort()).toEqual([...Object.keys(before), "record"].sort());
    expect(done).toEqual([]);
    kept.set("value", "0");
    store.refresh();
    expect(store.state()).toEqual(none);
  }
});

test("a record without a value is removed once another tab cannot be writing it any more", () => {
  const { store, kept, done } = setUp({ stored: { record: recordText() } });
  store.start();
  expect(store.state()).toEqual(undecided);
  expect([...kept]).toEqual([]);
  expect(done).toEqual(["expire", "clean"]);
});

test("a 0 without a record is valid and gets one", () => {
  const { store, done, record } = setUp({ stored: { value: "0" }, cookiesSet: true });
  store.start();
  expect(store.state()).toEqual(none);
  expect(record()).toMatchObject({ essential: false, analytics: false });
  expect(done).toEqual(["expire", "clean"]);
});

const longText = "x".repeat(1e6);
const badValues = ["", "2", "true", "yes", "null", "{}", "01", " 1", longText, "🍋", "<b>"];

test.each(badValues.map((value) => [shortened(value), value]))(
  "the value %s stays as it is, and the visitor is asked",
  (_name, value) => {
    const stored = { value, record: recordText() };
    const { store, kept, done } = setUp({ stored });
    store.start();
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
};

for (const [name, record] of Object.entries(badRecords)) {
  test(`a 1 with a record ${name} is no consent`, () => {
    const { store, kept, done } = setUp({ stored: { value: "1", record } });
    store.start();
    expect(store.state()).toEqual(undecided);
    expect([...kept]).toEqual([]);
    expect(done).toEqual(["expire", "clean"]);
  });
}

test("a record without a value is no consent: the visitor is asked again", () => {
  const { store, kept } = setUp({ stored: { record: recordText() } });
  store.start();
  expect(store.state()).toEqual(undecided);
  expect([...kept]).toEqual([]);
});

test("a choice is valid for a year to the day", () => {
  const stored = { value: "1", record: recordText({ date: "2026-01-31T10:00:00.000Z" }) };
  const before = setUp({ stored, now: new Date("2027-01-30T10:00:00Z") });
  before.store.start();
  expect(before.store.state()).toEqual(all);
  const after = setUp({ stored, now: new Date("2027-01-31T10:00:01Z") });
  after.store.start();
  expect(after.store.state()).toEqual(undecided);
});

test("with a clock set to 1970 the visitor is asked again, and the stored choice stays", () => {
  const stored = { value: "1", record: recordText() };
  const { store, kept, done } = setUp({ stored, now: new Date(0) });
  store.start();
  expect(store.state()).toEqual(undecided);
  expect(Object.fromEntries(kept)).toEqual(stored);
  expect(done).toEqual([]);
});

test("with a clock set to 2100 the consent has expired", () => {
  const { store } = setUp({
    stored: { value: "1", record: recordText() },
    now: new Date("2100-01-01T00:00:00Z"),
  });
  store.start();
  expect(store.state()).toEqual(undecided);
});

test("a clock set back by a minute changes nothing", () => {
  const { store } = setUp({
    stored: { value: "1", record: recordText({ date: "2026-11-21T12:01:00.000Z" }) },
  });
  store.start();
  expect(store.state()).toEqual(all);
});

test("accepting stores value, record and cookies, and notifies the listeners once", () => {
  const { store, kept, done, record } = setUp();
  let notified = 0;
  store.subscribe(() => notified++);
  store.start();
  store.decide({ essential: true, analytics: true });
  store.decide({ essential: true, analytics: true });
  expect(store.state()).toEqual(all);
  expect(kept.get("value")).toBe("1");
  expect(record()).toEqual({
    version: 2,
    date: now.toISOString(),
    language: "it",
    essential: true,
    analytics: true,
  });
  expect(done).toEqual(["set", "set"]);
  expect(notified).toBe(1);
});

test("declining stores 0, expires the cookies and removes the analytics data", () => {
  const { store, kept, done } = setUp();
  store.start();
  store.decide({ essential: false, analytics: false });
  expect(store.state()).toEqual(none);
  expect(kept.get("value")).toBe("0");
  expect(done).toEqual(["expire", "clean"]);
});

test("analytics without essential stores 0 and sets the cookies", () => {
  const { store, kept, done, record } = setUp();
  store.start();
  store.decide({ essential: false, analytics: true });
  expect(store.state()).toEqual({ status: "decided", essential: false, analytics: true });
  expect(kept.get("value")).toBe("0");
  expect(record()).toMatchObject({ essential: false, analytics: true });
  expect(done).toEqual(["set", "clean"]);
});

test("with storage blocked the choice applies until the page is left", () => {
  const { store, kept } = setUp({ blocked: true });
  store.start();
  expect(store.state()).toEqual(undecided);
  store.decide({ essential: false, analytics: false });
  store.refresh();
  expect(store.state()).toEqual(none);
  expect([...kept]).toEqual([]);
});

test("with storage full a no still removes an old yes", () => {
  const { store, kept } = setUp({ stored: { value: "1", record: recordText() }, room: 0 });
  store.start();
  store.decide({ essential: false, analytics: false });
  expect(store.state()).toEqual(none);
  expect([...kept]).toEqual([]);
});

test("another tab's choice is taken over without touching cookies or storage", () => {
  const { store, kept, done } = setUp();
  store.start();
  kept.set("record", recordText());
  store.refresh();
  expect(store.state()).toEqual(undecided);
  kept.set("value", "1");
  store.refresh();
  expect(store.state()).toEqual(all);
  kept.set("record", recordText({ essential: false, analytics: true }));
  store.refresh();
  expect(store.state()).toEqual(all);
  kept.set("value", "0");
  store.refresh();
  expect(store.state()).toEqual({ status: "decided", essential: false, analytics: true });
  kept.clear();
  store.refresh();
  expect(store.state()).toEqual(undecided);
  expect(done).toEqual([]);
});
