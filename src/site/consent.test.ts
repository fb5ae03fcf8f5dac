import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { domainsOf } from "../modules/cookies.ts";
import { choiceKey } from "./analytics/follow-consent.ts";
import { type ConsentState, hasAcceptedAll, switchesFor } from "./consent.ts";

const now = "2026-11-21T12:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A full one keeps what it has; a blocked one cannot even be read. */
class Area {
  constructor(kept: object) {
    Object.assign(this, kept);
  }
  getItem(key: string): string | null {
    return Object(this)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    if (!Object.isExtensible(this)) throw new Error("full");
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

type Setting = { value?: string; record?: string; kind?: "blocked" | "full"; cookie?: string };

/** A page with what is stored in the browser, as an Italian visitor opens it. */
async function visit({ value, record, kind, cookie = "" }: Setting = {}) {
  const local = new Area({
    ...(value !== undefined && { [choiceKey]: value }),
    ...(record !== undefined && { cookieConsent: record }),
  });
  if (kind === "full") Object.preventExtensions(local);
  const session = new Area({ ph_session: "1" });
  const written: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("window", {
    get localStorage() {
      if (kind === "blocked") throw new Error("blocked");
      return local;
    },
    sessionStorage: session,
  });
  vi.stubGlobal("location", { hostname: "localhost", protocol: "http:", pathname: "/" });
  vi.stubGlobal("document", {
    documentElement: { dataset: { lang: "it" } },
    get cookie() {
      return cookie;
    },
    set cookie(text) {
      written.push(text);
    },
  });
  vi.stubGlobal("addEventListener", listeners.set.bind(listeners));
  vi.resetModules();
  const { consent, saveChoice } = await import("./consent.ts");
  let notified = 0;
  consent.subscribe(() => notified++);
  return {
    state: consent.get,
    save: (essential: boolean, analytics: boolean) => saveChoice({ essential, analytics }),
    local,
    refresh: () => listeners.get("storage")?.({ key: null }),
    record: () => JSON.parse(local.getItem("cookieConsent") ?? "null"),
    notified: () => notified,
    /** What was done to cookies, and to what analytics left. */
    done: () => [
      ...(written.some((text) => text.startsWith("_gid=GA1.1.")) ? ["set"] : []),
      ...(written.some((text) => text.startsWith("_gat=; Expires=Thu, 01 Jan 1970"))
        ? ["expire"]
        : []),
      ...(session.getItem("ph_session") === null ? ["clean"] : []),
    ],
  };
}

const fields = {
  version: 1,
  date: "2026-10-01T08:00:00.000Z",
  language: "en",
  essential: true,
  analytics: true,
};
const recordText = (changed: object = {}) => JSON.stringify({ ...fields, ...changed });

const decided = (essential: boolean, analytics: boolean) => ({ essential, analytics });
const all = decided(true, true);
const none = decided(false, false);
const made = { version: 1, date: now, language: "it" };
const cookie = "_ga=1; _gid=1";
const inNo = { analytics: false, date: fields.date };

test.each<
  [what: string, setting: Setting, state: ConsentState, done: string[], record?: object | null]
>([
  ["nothing", {}, undefined, [], null],
  ["a yes with a record", { value: "1", record: recordText() }, all, []],
  ["a no with a record", { value: "0", record: recordText(none) }, none, ["expire", "clean"]],
  [
    "analytics without essential: off at the next start, the record keeps its date",
    { value: "0", record: recordText({ essential: false }) },
    none,
    ["expire", "clean"],
    inNo,
  ],
  ["a 1 with cookies alone", { value: "1", cookie }, all, [], { ...made, ...all }],
  ["a 1 without a record or cookies", { value: "1" }, decided(true, false), []],
  ["a 0 alone", { value: "0", cookie }, none, ["expire", "clean"], { ...made, ...none }],
  [
    "a record of a minute later, by a clock set back",
    { value: "1", record: recordText({ date: "2026-11-21T12:01:00.000Z" }) },
    all,
    [],
  ],
  [
    "a choice of a year ago but a second",
    { value: "1", record: recordText({ date: "2025-11-21T12:00:01.000Z" }) },
    all,
    [],
  ],
])("stored: %s", async (_, setting, state, done, record) => {
  const page = await visit(setting);
  expect(page.state()).toEqual(state);
  expect(page.done()).toEqual(done);
  if (record === null) expect(page.record()).toBeNull();
  else if (record) expect(page.record()).toMatchObject(record);
});

test.each(["", "2", "true", "{}", "01", " 1", "x".repeat(1e6), "<b>"])(
  "the value %.10j is no choice, and stays as it is",
  async (value) => {
    const record = recordText();
    const { state, local, done } = await visit({ value, record });
    expect(state()).toBeUndefined();
    expect({ ...local }).toEqual({ [choiceKey]: value, cookieConsent: record });
    expect(done()).toEqual([]);
  },
);

test.each<[what: string, record: string]>([
  ["empty", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["half written", "{"],
  ["a megabyte", "x".repeat(1e6)],
  ["of another version", recordText({ version: 2 })],
  ["of a version in words", recordText({ version: "1" })],
  ["without a date", recordText({ date: undefined })],
  ["dated in words", recordText({ date: "yesterday" })],
  ["dated in figures", recordText({ date: 5 })],
  ["in another type", recordText({ essential: "yes" })],
  ["that says no", recordText({ essential: false })],
  ["without one of the flags", recordText({ analytics: undefined })],
  ["of a year ago", recordText({ date: "2025-11-21T12:00:00.000Z" })],
  ["of tomorrow", recordText({ date: "2026-11-22T12:00:00.000Z" })],
])("a record %s is no consent, and removed", async (_, record) => {
  const { state, local, done } = await visit({ value: "1", record });
  expect(state()).toBeUndefined();
  expect({ ...local }).toEqual({});
  expect(done()).toEqual(["expire", "clean"]);
});

test.each<[essential: boolean, analytics: boolean, value: string, done: string[]]>([
  [true, true, "1", ["set"]],
  [true, false, "1", ["expire"]],
  [false, true, "0", ["set", "clean"]],
  [false, false, "0", ["expire", "clean"]],
])(
  "essential %j, analytics %j: stored as %s, then %j",
  async (essential, analytics, value, done) => {
    const page = await visit();
    page.save(essential, analytics);
    expect(page.state()).toEqual(decided(essential, analytics));
    expect(page.local.getItem(choiceKey)).toBe(value);
    expect(page.record()).toEqual({ ...made, essential, analytics });
    expect(page.done()).toEqual(done);
    page.save(essential, analytics);
    expect(page.notified()).toBe(1);
  },
);

test("with storage blocked the choice applies until the page is left; a full one loses an old yes", async () => {
  for (const setting of [
    { kind: "blocked" },
    { kind: "full", value: "1", record: recordText() },
  ] as const) {
    const { save, refresh, state, local } = await visit(setting);
    save(false, false);
    refresh();
    expect(state()).toEqual(none);
    expect({ ...local }).toEqual({});
  }
});

test("another tab's choice is taken over without touching cookies or storage", async () => {
  const { local, refresh, state, done } = await visit();
  const seen = (key: string, value: string) => {
    local.setItem(key, value);
    refresh();
    return state();
  };
  expect(seen("cookieConsent", recordText())).toBeUndefined();
  expect(seen(choiceKey, "1")).toEqual(all);
  expect(seen("cookieConsent", recordText({ essential: false }))).toEqual(all);
  expect(seen(choiceKey, "0")).toEqual(decided(false, true));
  for (const key of Object.keys(local)) local.removeItem(key);
  refresh();
  expect(state()).toBeUndefined();
  expect(done()).toEqual([]);
});

test("a host belongs to itself and to the domains above it, without the top-level one, an IP address to itself", () => {
  const domains = ["www.villa.example.it", "villa.example.it", "example.it"];
  expect(domainsOf("www.villa.example.it")).toEqual(domains);
  for (const host of ["localhost", "192.168.1.20", "[::1]"])
    expect(domainsOf(host)).toEqual([host]);
});

const chosen = decided(true, false);

test.each<[state: ConsentState, preselected: boolean, privacyControl: boolean, on: ConsentState]>([
  [undefined, true, false, all],
  [undefined, false, false, none],
  // Global Privacy Control counts more than the owner's setting, and less than a choice
  [undefined, true, true, none],
  [chosen, true, true, chosen],
])("%j, preselected %j, privacy control %j: the switches are %j", (state, preselected, gpc, on) => {
  vi.stubGlobal("navigator", { globalPrivacyControl: gpc });
  expect(switchesFor(state, preselected)).toEqual(on);
});

test("only a visitor who has agreed to both has accepted all", () => {
  expect([undefined, chosen, all].filter(hasAcceptedAll)).toEqual([all]);
});
