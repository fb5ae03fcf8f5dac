import { cookieNames, expireCookie, readCookie, writeCookie } from "../modules/cookies.ts";
import { createObservable, type Observable } from "../modules/observable.ts";
import { safeStorage } from "../modules/safe-storage.ts";
import { choiceKey, followConsent, isStoredByAnalytics } from "./analytics/follow-consent.ts";
import { shownLanguage } from "./language.ts";
import { choiceKeptYears } from "./timings.ts";

/** The names are those of the stored record. */
export type Choice = {
  /** Product analytics may run. */
  essential: boolean;
  /** Statistical cookies may be set. */
  analytics: boolean;
};

/** Undefined until the visitor has decided. */
export type ConsentState = Choice | undefined;

/** @property date ISO 8601, UTC */
type ConsentRecord = Choice & { version: number; date: string; language: string };

/** Increase it when cookies, purposes or providers change: the banner then appears again. */
const consentVersion = 1;

const recordKey = "cookieConsent";

const statisticalCookies = ["_ga", "_gid"];
/** `_gat` is not set by this site, but may be left from an earlier one. */
const expiredCookies = [...statisticalCookies, "_gat"];
/** The specified end; browsers limit it to 400 days. */
const cookiesEnd = new Date("2099-12-31T23:59:59Z");

/** Milliseconds by which a record may be in the future, because clocks get corrected. */
const clockTolerance = 5 * 60 * 1000;

const storage = safeStorage("localStorage");
const state = createObservable<ConsentState>(undefined);
/** Whether the choice could not be stored, and applies until the page is left. */
let isInMemoryOnly = false;

function publish(next: ConsentState): void {
  if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next);
}

function read(): "none" | "left" | "invalid" | { choice: Choice; record?: ConsentRecord } {
  const value = storage.get(choiceKey);
  const text = storage.get(recordKey);
  if (value === null && text === null) return "none";
  // not written by this site: the visitor is asked, and it stays as it is
  if (value !== null && value !== "1" && value !== "0") return "left";
  const essential = value === "1";
  if (text === null) {
    // the cookies are the only evidence if there is no record
    const areSet = statisticalCookies.every((name) => readCookie(name) !== undefined);
    return { choice: { essential, analytics: essential && areSet } };
  }
  const record = parseRecord(text);
  if (!record || record.version !== consentVersion) return "invalid";
  if (value === null || record.essential !== essential) return "invalid";
  const end = new Date(record.date);
  const isFuture = end.getTime() - Date.now() > clockTolerance;
  end.setUTCFullYear(end.getUTCFullYear() + choiceKeptYears);
  if (isFuture || Date.now() >= end.getTime()) return "invalid";
  return { choice: { essential, analytics: record.analytics }, record };
}

function parseRecord(text: string): ConsentRecord | undefined {
  try {
    const record = JSON.parse(text);
    const isDated = typeof record.date === "string" && !Number.isNaN(Date.parse(record.date));
    const flags = [typeof record.essential, typeof record.analytics];
    return isDated && flags.every((type) => type === "boolean") ? record : undefined;
  } catch {
    return undefined;
  }
}

/** @param record one that is there, whose date and language stay */
function saveRecord(choice: Choice, record?: ConsentRecord): boolean {
  const created = { date: new Date().toISOString(), language: shownLanguage() };
  const { date, language } = record ?? created;
  const text = JSON.stringify({ version: consentVersion, date, language, ...choice });
  if (storage.set(recordKey, text)) return true;
  // storage is full: remove the old record, which would contradict the new value
  storage.remove(recordKey);
  return storage.set(recordKey, text);
}

let isStarted = false;

/** Reads the stored choice and repairs or removes an invalid one: once per page load. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const stored = read();
  if (stored === "invalid") {
    storage.remove(choiceKey);
    storage.remove(recordKey);
    expireCookies();
    removeAnalyticsData();
  } else if (typeof stored === "object") {
    const { record, choice } = stored;
    if (!choice.essential) {
      expireCookies();
      removeAnalyticsData();
      choice.analytics = false;
    }
    if (record?.analytics !== choice.analytics) saveRecord(choice, record);
    publish(choice);
  }
  // key is null when another tab cleared everything
  addEventListener("storage", ({ key }) => {
    if (key === choiceKey || key === recordKey || key === null) refresh();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) refresh();
  });
  followConsent(state, removeAnalyticsData);
}

/** Reads the stored choice again, which another tab may have changed; writes nothing. */
function refresh(): void {
  const stored = read();
  if (typeof stored === "object") publish(stored.choice);
  // what is invalid may be half written by another tab: its next event completes it
  else if (stored === "none" && !isInMemoryOnly) publish(undefined);
}

/** Stores a choice. It applies until the page is left even if storage is blocked. */
export function saveChoice(choice: Choice): void {
  const isRecorded = saveRecord(choice);
  const isStored = storage.set(choiceKey, choice.essential ? "1" : "0");
  // an old yes must not remain after a no; without a value the visitor is asked again
  if (!isStored) storage.remove(choiceKey);
  isInMemoryOnly = !isRecorded || !isStored;
  if (choice.analytics) setCookies();
  else expireCookies();
  if (!choice.essential) removeAnalyticsData();
  publish(choice);
  closeCookiePreferences();
  timesSaved.set(timesSaved.get() + 1);
}

function setCookies(): void {
  for (const name of statisticalCookies) {
    // an existing id is kept, so that one visitor is not counted as two
    writeCookie(name, readCookie(name) ?? googleClientId(), cookiesEnd);
  }
}

function expireCookies(): void {
  for (const name of expiredCookies) expireCookie(name);
}

/** `GA1.1.<random>.<seconds>`, the format of Google's own script. */
function googleClientId(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return `GA1.1.${random}.${Math.floor(Date.now() / 1000)}`;
}

function removeAnalyticsData(): void {
  for (const area of [storage, safeStorage("sessionStorage")]) {
    for (const key of area.keys().filter(isStoredByAnalytics)) area.remove(key);
  }
  for (const name of cookieNames().filter(isStoredByAnalytics)) expireCookie(name);
}

/** Read from the storage when it is first followed. */
export const consent: Observable<ConsentState> = {
  ...state,
  subscribe(listener) {
    start();
    return state.subscribe(listener);
  },
};

export function hasAcceptedAll(state: ConsentState): boolean {
  return state?.essential === true && state.analytics;
}

/** @param preselected the owner's setting for visitors who have not decided */
export function switchesFor(state: ConsentState, preselected: boolean): Choice {
  if (state) return state;
  // Global Privacy Control (https://w3c.github.io/gpc) forbids to preselect consent
  const isForbidden =
    "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  const on = preselected && !isForbidden;
  return { essential: on, analytics: on };
}

export const timesSaved = createObservable(0);

/** The path at which the preferences were opened; empty while they are closed. */
export const preferencesOpenedAt = createObservable("");

export function openCookiePreferences(): void {
  preferencesOpenedAt.set(location.pathname);
}

export function closeCookiePreferences(): void {
  preferencesOpenedAt.set("");
}
