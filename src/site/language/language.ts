import { lookUpCountry } from "../../modules/country-lookup/country-lookup.ts";
import { safeStorage } from "../../modules/safe-storage/safe-storage.ts";
import { whenActivated, whenIdle } from "../../modules/schedule/schedule.ts";
import { environment } from "../environment.ts";
import { isLang, type Lang, localizedPath, splitPath } from "../site-map/languages.ts";
import { languageKey } from "./saved-language.ts";

/** Milliseconds after which the visitor stays in English. */
const lookupTimeout = 3000;

/** Crawlers get no lookup: their country says nothing. (`u` before `bot`: the phones named Cubot.) */
const crawler = /(?:^|[^u])bot|crawl|spider|slurp|externalhit|preview|lighthouse|inspectiontool/i;

const storage = safeStorage("localStorage");
/** One lookup a page load; a choice ends it, or keeps it from starting. */
const lookup = new AbortController();
let started = false;

/** The language this visitor chose, or that was found for them; nothing at a first visit. */
function savedLanguage(): Lang | undefined {
  const saved = storage.get(languageKey);
  return isLang(saved) ? saved : undefined;
}

/**
 * Keeps the visitor's choice and ends a lookup under way. Call it before going to the other
 * language's address, or the neutral address would lead back.
 */
export function chooseLanguage(lang: Lang): void {
  lookup.abort();
  storage.set(languageKey, lang);
}

/**
 * Where an address leads for this visitor: the Italian address, if this one is language-neutral
 * and Italian is saved; otherwise nothing.
 */
export function italianAddress(url: URL): URL | undefined {
  const { lang, path } = splitPath(url.pathname);
  if (lang === "it" || savedLanguage() !== "it") return;
  return new URL(localizedPath(path, "it") + url.search + url.hash, url);
}

type LanguageLookup = {
  /** Whether the address in hand is a page without language prefix. */
  isNeutralPath: boolean;
  /** Shows the Italian page in place of the English one. */
  onItalian(): void;
};

/**
 * At a first visit, asks once where the visitor is, when the page has nothing else to do. A choice,
 * a followed link or leaving the page ends it without a trace.
 */
export function startLanguageLookup({ isNeutralPath, onItalian }: LanguageLookup): void {
  if (started || !isNeutralPath || savedLanguage() || crawler.test(navigator.userAgent)) return;
  started = true;
  const { signal } = lookup;
  addEventListener("pagehide", () => lookup.abort(), { signal });
  window.navigation?.addEventListener(
    "navigate",
    ({ destination }) => {
      if (new URL(destination.url).pathname !== location.pathname) lookup.abort();
    },
    { signal },
  );
  whenActivated(() => whenIdle(() => find(onItalian)));
}

async function find(onItalian: () => void): Promise<void> {
  const { signal } = lookup;
  // the visitor, or another tab, may be faster than the answer
  const isSettled = () => signal.aborted || savedLanguage() !== undefined;
  try {
    if (isSettled()) return;
    const country = await lookUpCountry({
      url: environment.lookupUrl,
      token: environment.lookupToken,
      timeout: lookupTimeout,
      signal,
    });
    if (isSettled()) return;
    lookup.abort();
    storage.set(languageKey, country === "IT" ? "it" : "en");
    if (country === "IT") onItalian();
  } catch (error) {
    if (!signal.aborted) console.error("Error fetching user location", error);
  } finally {
    lookup.abort();
  }
}
