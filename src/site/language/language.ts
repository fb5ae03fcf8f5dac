import { languages } from "virtual:site-content";
import { lookUpCountry } from "../../modules/country-lookup/country-lookup.ts";
import { safeStorage } from "../../modules/safe-storage/safe-storage.ts";
import { whenActivated, whenIdle } from "../../modules/schedule/schedule.ts";
import { environment } from "../environment.ts";
import {
  findLanguage,
  type Lang,
  languageKey,
  languageOfCountry,
  savedAddress,
} from "../site-map/languages.ts";

/** Milliseconds after which the lookup is aborted and the page stays in the first language. */
const lookupTimeout = 3000;

/** Crawlers get no lookup: their location is not a visitor's. (`[^u]`: Cubot is a brand of phones.) */
const crawler = /(?:^|[^u])bot|crawl|spider|slurp|externalhit|preview|lighthouse|inspectiontool/i;

const storage = safeStorage("localStorage");
/** At most one lookup per page load; aborted when the visitor chooses a language. */
const lookup = new AbortController();
let started = false;

/**
 * The language of the page shown, from the site's own mark: browsers that translate a page change its `lang`.
 */
export function shownLanguage(): Lang {
  return findLanguage(document.documentElement.dataset.lang, languages) ?? languages[0];
}

/** The language that the visitor chose or the lookup found; undefined at a first visit. */
function savedLanguage(): Lang | undefined {
  return findLanguage(storage.get(languageKey), languages);
}

/**
 * Saves the visitor's choice and aborts a lookup. Call it before navigating to the other language:
 * with another one still saved, a neutral address would redirect back.
 */
export function chooseLanguage(lang: Lang): void {
  lookup.abort();
  storage.set(languageKey, lang);
}

/** A neutral address in the saved language, if it has another one there; otherwise undefined. */
export function addressInSavedLanguage(url: URL): URL | undefined {
  const address = savedAddress(url, storage.get(languageKey), languages);
  return address === undefined ? undefined : new URL(address, url);
}

/** The right address of the page shown, where Back has shown it in the saved language at a neutral one. */
export function correctedAddress(url: URL): URL | undefined {
  const isSaved = shownLanguage() === savedLanguage();
  return isSaved ? addressInSavedLanguage(url) : undefined;
}

type LanguageLookup = {
  /** Whether the current address is a page's without language prefix. */
  isNeutralPath: boolean;
  /** Shows the page in another language than the first in place of the present one. */
  onFound(lang: Lang): void;
};

/**
 * At a first visit, looks up the visitor's country once the page is idle. Choosing a language,
 * following a link or leaving the page aborts the lookup, and nothing is saved.
 */
export function startLanguageLookup({ isNeutralPath, onFound }: LanguageLookup): void {
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
  whenActivated(() => whenIdle(() => find(onFound)));
}

async function find(onFound: (lang: Lang) => void): Promise<void> {
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
    const lang = languageOfCountry(country, languages);
    storage.set(languageKey, lang);
    if (lang !== languages[0]) onFound(lang);
  } catch (error) {
    if (!signal.aborted) console.error("Error fetching user location", error);
  } finally {
    lookup.abort();
  }
}
