import { readFileSync } from "node:fs";
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

type Setting = {
  value?: string;
  /** As it is written, or what differs from a valid one. */
  record?: string | object;
  kind?: "blocked" | "full";
  cookie?: string;
};

type Flags = [essential: boolean, analytics: boolean];

type Cases = {
  stored: [
    what: string,
    setting: Setting,
    flags: Flags | null,
    done: string[],
    record?: object | null,
  ][];
  noChoices: string[];
  badRecords: [what: string, record: string | object][];
};
const cases: Cases = JSON.parse(readFileSync("src/site/consent.cases.json", "utf8"));

const fields = {
  version: 1,
  date: "2026-10-01T08:00:00.000Z",
  language: "en",
  essential: true,
  analytics: true,
};
const recordText = (changed: object = {}) => JSON.stringify({ ...fields, ...changed });

/** A page with what is stored in the browser, as an Italian visitor opens it. */
async function visit({ value, record, kind, cookie = "" }: Setting = {}) {
  const local = new Area({
    ...(value !== undefined && { [choiceKey]: value }),
    ...(record !== undefined && {
      cookieConsent: typeof record === "string" ? record : recordText(record),
    }),
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

const decided = (...[essential, analytics]: Flags) => ({ essential, analytics });
const all = decided(true, true);
const none = decided(false, false);

test.each(cases.stored)("stored: %s", async (_, setting, flags, done, record) => {
  const page = await visit(setting);
  expect(page.state()).toEqual(flags ? decided(...flags) : undefined);
  expect(page.done()).toEqual(done);
  if (record === null) expect(page.record()).toBeNull();
  else if (record) expect(page.record()).toMatchObject(record);
});

test.each(cases.noChoices)("the value %j is no choice, and stays as it is", async (value) => {
  const { state, local, done } = await visit({ value, record: {} });
  expect(state()).toBeUndefined();
  expect({ ...local }).toEqual({ [choiceKey]: value, cookieConsent: recordText() });
  expect(done()).toEqual([]);
});

test.each(cases.badRecords)("a record %s is no consent, and removed", async (_, record) => {
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
    expect(page.record()).toEqual({ version: 1, date: now, language: "it", essential, analytics });
    expect(page.done()).toEqual(done);
    page.save(essential, analytics);
    expect(page.notified()).toBe(1);
  },
);

test("with storage blocked the choice applies until the page is left; a full one loses an old yes", async () => {
  for (const setting of [{ kind: "blocked" }, { kind: "full", value: "1", record: {} }] as const) {
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
