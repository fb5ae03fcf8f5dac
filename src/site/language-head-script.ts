import { languages } from "virtual:site-content";
import { safeStorage } from "../modules/safe-storage.ts";
import { findLanguage, languageKey, savedAddress } from "./site-map/languages.ts";

const storage = safeStorage("localStorage");

/** Milliseconds after which the page is shown although it has not loaded in the saved language. */
const redirectTimeout = 5000;

/** Saves the language of every clicked link too, so that clicks before hydration count. */
export function applySavedLanguage(): void {
  addEventListener("click", saveLinkLanguage, true);
  addEventListener("auxclick", saveLinkLanguage, true);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) redirectToSaved();
  });
  redirectToSaved();
}

function redirectToSaved(): void {
  const root = document.documentElement;
  const address = savedAddress(location, storage.get(languageKey), languages);
  if (address === undefined || root.dataset.page === "not-found") return;
  // the page in the other language must not be painted before the redirect
  root.hidden = true;
  location.replace(address);
  // the redirect may be stopped, or answered by a download: then this page must be visible
  setTimeout(() => {
    root.hidden = false;
  }, redirectTimeout);
}

function saveLinkLanguage({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const chosen = target.closest<HTMLAnchorElement>("a[hreflang][lang]")?.hreflang;
  const lang = findLanguage(chosen, languages);
  // where storage is blocked, only the address tells the language
  if (lang) storage.set(languageKey, lang);
}
