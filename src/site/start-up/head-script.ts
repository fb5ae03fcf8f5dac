/**
 * The first lines of every page, inlined in its head and known to the policy by their hash: what
 * must be settled before anything is drawn or pressed. Built by tools/bundle/head-script.ts.
 */

import { languageKey } from "../language/saved-language.ts";
import { isLang } from "../site-map/languages.ts";
import { keepEarlyPress } from "./early-press.ts";
import { startScripts } from "./start-scripts.ts";

const root = document.documentElement;

// a browser that has no dialogs is older than the application: it gets the plain page
if ("showModal" in document.createElement("dialog")) {
  root.classList.add("js");
  startScripts();
  keepEarlyPress();
}

// without its scripts the page is the plain one
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) {
      root.classList.remove("js");
    }
  },
  true,
);

/** Italian is saved and this address has no language of its own: Italian, before the first paint. */
function leadToItalian(): void {
  const { pathname, search, hash } = location;
  const isItalian = /^\/it(\/|$)/.test(pathname);
  if (isItalian || root.dataset.page === "not-found" || read() !== "it") return;
  root.hidden = true;
  location.replace(`/it${pathname.replace(/\/$/, "")}${search}${hash}`);
  // an answer that never comes (stopped, or not a page) must not leave an empty window
  setTimeout(() => {
    root.hidden = false;
  }, 5000);
}

function read(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** A language counts as chosen with the press on its link, also before the application hears it. */
function keepLanguage({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const chosen = target.closest<HTMLAnchorElement>("a[hreflang][lang]")?.hreflang;
  if (isLang(chosen)) {
    try {
      localStorage.setItem(languageKey, chosen);
    } catch {
      // blocked or full: the address alone tells the language
    }
  }
}

addEventListener("click", keepLanguage, true);
addEventListener("auxclick", keepLanguage, true);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) leadToItalian();
});
leadToItalian();
