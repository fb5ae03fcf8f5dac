// Settled before the first paint or click. Built by tools/build/bundle/bundle-script.ts.

import { sunAt } from "../modules/sun.ts";
import { applySavedLanguage } from "../site/language-head-script.ts";
import { isOwnFile } from "../site/load-code.ts";
import { standingNotices } from "../site/notices.ts";
import { reloadOnMismatch } from "./address-and-page.ts";
import { replayEarlyClick, startScripts } from "./before-start.ts";

const root = document.documentElement;

// the application needs dialogs: without them a browser gets the page without scripts
if ("showModal" in document.createElement("dialog")) {
  root.classList.add("js");
  startScripts();
  replayEarlyClick();
}

// when a script of the site fails to load, the page must look as it does without scripts
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && isOwnFile(target.src)) root.classList.remove("js");
  },
  true,
);

// which of the owner's notices stand today, in the house's time zone
const { notices, timeZone, position = "" } = root.dataset;
if (notices) {
  root.dataset.now = standingNotices(notices, new Date().toLocaleDateString("sv", { timeZone }));
}

// shadows fall as they do at the house
const [latitude = 0, longitude = 0] = position.split(",").map(Number);
root.dataset.sun = sunAt({ latitude, longitude }, Date.now());

reloadOnMismatch();
applySavedLanguage();
