import { lookUpCountry } from "../../modules/country-lookup/country-lookup.ts";
import { safeStorage } from "../../modules/safe-storage/safe-storage.ts";
import { whenActivated, whenIdle } from "../../modules/schedule/schedule.ts";
import { environment } from "../environment.ts";
import { isLang, type Lang, localizedPath, splitPath } from "../site-map/languages.ts";
import { languageKey } from "./saved-language.ts";

/** Milliseconds after which the lookup is aborted and the page stays in English. */
const lookupTimeout = 3000;

/** Crawlers get no lookup: their location is not a visitor's. (`[^u]`: Cubot is a brand of phones.) */
const crawler = /(?:^|[^u])bot|crawl|spider|slurp|externalhit|preview|lighthouse|inspectiontool/i;

const storage = safeStorage("localStorage");
/** At most one lookup per page load; aborted when the visitor chooses a language. */
const lookup = new AbortController();
let started = false;

/** The language that the visitor chose or the lookup found; undefined at a first visit. */
function savedLanguage(): Lang | undefined {
  const saved = storage.get(languageKey);
  return isLang(saved) ? saved : undefined;
}

/**
 * Saves the visitor's choice and aborts a lookup. Call it before navigating to the other language:
 * with Italian still saved, a neutral address would redirect back.
 */
export function chooseLanguage(lang: Lang): void {
  lookup.abort();
  storage.set(languageKey, lang);
}

/**
 * The Italian version of a neutral address, if Italian is saved; otherwise undefined.
 */
export function italianAddress(url: URL): URL | undefined {
  const { lang, path } = splitPath(url.pathname);
  if (lang === "it" || savedLanguage() !== "it") return;
  return new URL(localizedPath(path, "it") + url.search + url.hash, url);
}

type LanguageLookup = {
  /** Whether the current address is a page's without language prefix. */
  isNeutralPath: boolean;
  /** Shows the Italian page in place of the English one. */
  onItalian(): void;
};

/**
 * At a first visit, looks up the visitor's country once the page is idle. Choosing a language,
 * following a link or leaving the page aborts the lookup, and nothing is saved.
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
  // the visitor may have chosen a language meanwhile, here or in another tab
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
