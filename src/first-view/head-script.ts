// Settled before the first paint or click. Built by tools/build/bundle/bundle-script.ts.

import { sunAt } from "../modules/sun.ts";
import { applySavedLanguage } from "../site/language-head-script.ts";
import { isOwnFile } from "../site/load-code.ts";
import { standingNotices } from "../site/notices.ts";
import { replayEarlyClick, startScripts } from "./before-start.ts";

const root = document.documentElement;

// the application needs dialogs: without them a browser gets the page without scripts
if ("showModal" in document.createElement("dialog")) {
  root.classList.add("js");
  startScripts();
  replayEarlyClick();
}

// when a module of the site fails to load, the page must look as it does without scripts
addEventListener(
  "error",
  ({ target }) => {
    const isModule = target instanceof HTMLScriptElement && target.type === "module";
    if (isModule && isOwnFile(target.src)) root.classList.remove("js");
  },
  true,
);

// a press before the application has started would try to focus the native fields, which are not shown
addEventListener("invalid", (event) => event.preventDefault(), true);

// which of the owner's notices stand today, in the house's time zone
const { notices, timeZone, position = "" } = root.dataset;
if (notices) {
  root.dataset.now = standingNotices(notices, new Date().toLocaleDateString("sv", { timeZone }));
}

// shadows fall as they do at the house
const [latitude = 0, longitude = 0] = position.split(",").map(Number);
root.dataset.sun = sunAt({ latitude, longitude }, Date.now());

function pathOfAddress(): string {
  return location.pathname.replace(/\/+$/, "") || "/";
}

/** Milliseconds to wait before a reload, so that several quick presses of Back cause only one. */
const severalSteps = 50;

let timer: ReturnType<typeof setTimeout>;

function loadIfOther(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // while a navigation is in progress the application is still rendering the page
    const isUnderWay = window.navigation?.transition;
    if (!isUnderWay && root.dataset.path !== pathOfAddress()) location.reload();
  }, severalSteps);
}

// 404 and offline pages have no path of their own; they are valid at the address they are served at
root.dataset.path ??= pathOfAddress();
// after a reload, Back changes only the address until the application handles navigation
if (window.navigation) navigation.addEventListener("navigatesuccess", loadIfOther);
else addEventListener("popstate", loadIfOther);
addEventListener("pageshow", ({ persisted }) => persisted && loadIfOther());

applySavedLanguage();
