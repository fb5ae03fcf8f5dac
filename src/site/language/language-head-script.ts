import { isLang, localizedPath, splitPath } from "../site-map/languages.ts";
import { languageKey } from "./saved-language.ts";

/** Milliseconds after which the page is shown although its Italian version has not loaded. */
const redirectTimeout = 5000;

/**
 * The head script's part of the language: redirects a visitor whose saved language is Italian from a
 * neutral address to the Italian one, also on return from the back/forward cache, and saves the
 * language of every clicked language link, so that clicks before hydration count too.
 */
export function applySavedLanguage(): void {
  addEventListener("click", saveLinkLanguage, true);
  addEventListener("auxclick", saveLinkLanguage, true);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) redirectToItalian();
  });
  redirectToItalian();
}

function redirectToItalian(): void {
  const root = document.documentElement;
  const { lang, path } = splitPath(location.pathname);
  if (lang === "it" || root.dataset.page === "not-found" || readLanguage() !== "it") return;
  // the English page must not be painted before the redirect
  root.hidden = true;
  location.replace(localizedPath(path, "it") + location.search + location.hash);
  // the redirect may be stopped, or answered by a download: then this page must be visible
  setTimeout(() => {
    root.hidden = false;
  }, redirectTimeout);
}

function readLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function saveLinkLanguage({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const chosen = target.closest<HTMLAnchorElement>("a[hreflang][lang]")?.hreflang;
  if (!isLang(chosen)) return;
  try {
    localStorage.setItem(languageKey, chosen);
  } catch {
    // storage blocked or full: only the address determines the language
  }
}
