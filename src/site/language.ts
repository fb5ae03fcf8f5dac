import { languageRows, languages } from "virtual:site-content";
import { onNavigated } from "../modules/router/navigator.ts";
import { safeStorage } from "../modules/safe-storage.ts";
import { whenActivated, whenIdle } from "../modules/schedule.ts";
import {
  findLanguage,
  type Lang,
  languageKey,
  languageOfCountry,
  savedAddress,
} from "./site-map/languages.ts";

/** Milliseconds after which the lookup is aborted and the page stays in the first language. */
const lookupTimeout = 3000;

/** Crawlers get no lookup: their location is not a visitor's. (`[^u]`: Cubot is a brand of phones.) */
const crawler = /(?:^|[^u])bot|crawl|spider|slurp|externalhit|preview|lighthouse|inspectiontool/i;

const storage = safeStorage("localStorage");
/** At most one lookup per page load; aborted when the visitor chooses a language. */
const lookup = new AbortController();
let isStarted = false;

/** From the site's own mark: browsers that translate a page change its `lang`. */
export function shownLanguage(): Lang {
  return findLanguage(document.documentElement.dataset.lang, languages) ?? languages[0];
}

function savedLanguage(): Lang | undefined {
  return findLanguage(storage.get(languageKey), languages);
}

/** Call it before navigating: with another language saved, a neutral address redirects back. */
export function chooseLanguage(lang: Lang): void {
  lookup.abort();
  storage.set(languageKey, lang);
}

/** Whether the lookup has found a language in which the page shown could not be drawn any more. */
let isFoundLate = false;

/** Undefined if the lookup has found no language, or the page shown is in it. */
export function addressAfterLookup(url: URL): URL | undefined {
  return isFoundLate ? addressInSavedLanguage(url) : undefined;
}

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
  isNeutralPath: boolean;
  onFound(lang: Lang): void;
};

/** The page shown changes only if nothing on it was used yet; otherwise the next one does. */
export function startLanguageLookup({ isNeutralPath, onFound }: LanguageLookup): void {
  if (isStarted || !isNeutralPath || savedLanguage() || crawler.test(navigator.userAgent)) return;
  isStarted = true;
  const { signal } = lookup;
  addEventListener("pagehide", () => lookup.abort(), { signal });
  let isAnotherPage = false;
  let isUsed = false;
  const unsubscribe = onNavigated(() => {
    isAnotherPage = true;
    isUsed = false;
  });
  signal.addEventListener("abort", unsubscribe);
  for (const use of ["pointerdown", "keydown", "input", "wheel", "touchmove"]) {
    const options = { signal, capture: true, passive: true };
    addEventListener(use, () => (isUsed = true), options);
  }
  const show = (lang: Lang) => {
    isFoundLate = isAnotherPage && isUsed;
    if (!isFoundLate) onFound(lang);
  };
  whenActivated(() => whenIdle(() => find(show)));
}

async function find(onFound: (lang: Lang) => void): Promise<void> {
  const { signal } = lookup;
  // the visitor may have chosen a language meanwhile, here or in another tab
  const isSettled = () => signal.aborted || savedLanguage() !== undefined;
  try {
    if (isSettled()) return;
    const { defaultLookupUrl, lookUpCountry } = await import("../modules/country-lookup.ts");
    const country = await lookUpCountry({
      // of the owner's account, visible in the bundle
      url: import.meta.env.VITE_GEO_URL || defaultLookupUrl,
      token: import.meta.env.VITE_GEO_TOKEN || undefined,
      timeout: lookupTimeout,
      stop: lookup,
    });
    if (isSettled()) return;
    lookup.abort();
    const lang = languageOfCountry(country, languages, languageRows);
    storage.set(languageKey, lang);
    if (lang !== languages[0]) onFound(lang);
  } catch (error) {
    if (Object(error).name !== "AbortError") console.error("Error fetching user location", error);
  } finally {
    lookup.abort();
  }
}
