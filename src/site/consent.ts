import { useSyncExternalStore } from "react";
import { type Choice, type ConsentState, createConsentStore } from "../modules/consent-store.ts";
import { cookieNames, expireCookie, readCookie, writeCookie } from "../modules/cookies.ts";
import { createObservable } from "../modules/observable.ts";
import { safeStorage } from "../modules/safe-storage.ts";
import { choiceKey, followConsent, isStoredByAnalytics } from "./analytics/follow-consent.ts";
import { shownLanguage } from "./language.ts";
import { choiceKeptYears } from "./timings.ts";

export type { Choice, ConsentState } from "../modules/consent-store.ts";

/** Increase it when cookies, purposes or providers change: the banner then appears again. */
const consentVersion = 1;

const recordKey = "cookieConsent";

const statisticalCookies = ["_ga", "_gid"];
/** `_gat` is not set by this site, but may be left from an earlier one. */
const expiredCookies = [...statisticalCookies, "_gat"];
/** The specified end; browsers limit it to 400 days. */
const cookiesEnd = new Date("2099-12-31T23:59:59Z");

const storage = safeStorage("localStorage");

const store = createConsentStore({
  storage,
  valueKey: choiceKey,
  recordKey,
  version: consentVersion,
  months: 12 * choiceKeptYears,
  language: shownLanguage,
  cookies: {
    areSet: () => statisticalCookies.every((name) => readCookie(name) !== undefined),
    set() {
      for (const name of statisticalCookies) {
        // an existing id is kept, so that one visitor is not counted as two
        writeCookie(name, readCookie(name) ?? googleClientId(), cookiesEnd);
      }
    },
    expire() {
      for (const name of expiredCookies) expireCookie(name);
    },
  },
  removeAnalyticsData: removeAnalyticsStorage,
});

/** `GA1.1.<random>.<seconds>`, the format of Google's own script. */
function googleClientId(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return `GA1.1.${random}.${Math.floor(Date.now() / 1000)}`;
}

function removeAnalyticsStorage(): void {
  for (const area of [storage, safeStorage("sessionStorage")]) {
    for (const key of area.keys().filter(isStoredByAnalytics)) area.remove(key);
  }
  for (const name of cookieNames().filter(isStoredByAnalytics)) expireCookie(name);
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  store.start();
  // key is null when another tab cleared everything
  addEventListener("storage", ({ key }) => {
    if (key === choiceKey || key === recordKey || key === null) store.refresh();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) store.refresh();
  });
  followConsent(store, removeAnalyticsStorage);
}

function subscribe(listener: () => void): () => void {
  start();
  return store.subscribe(listener);
}

export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, store.state, () => undefined);
}

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

export const preferencesOpen = createObservable(false);
export const timesSaved = createObservable(0);

export function saveChoice(choice: Choice): void {
  store.decide(choice);
  closeCookiePreferences();
  timesSaved.set(timesSaved.get() + 1);
}

let openedAt = "";

export function openCookiePreferences(): void {
  openedAt = location.pathname;
  preferencesOpen.set(true);
}

export function closeCookiePreferences(): void {
  preferencesOpen.set(false);
}

/** They stay open if opened while this page was loading, when the address was already its own. */
export function closePreferencesOfOtherPage(): void {
  if (openedAt !== location.pathname) closeCookiePreferences();
}
