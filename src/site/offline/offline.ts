import { createObservable } from "../../modules/observable/observable.ts";
import { savesData } from "../../modules/save-data/save-data.ts";
import { whenActivated, whenIdle } from "../../modules/schedule/schedule.ts";
import { isVersionMessage, type SeenMessage } from "./addresses.ts";
import { workerAddress } from "./worker-address.ts";

/** Milliseconds between two looks for a new version while a tab stays open. */
const updateInterval = 60 * 60 * 1000;

const outdated = createObservable(false);

/** Whether a newer version of the site has been deployed since this page was loaded. */
export const isOutdated = outdated.get;
export const onOutdated = outdated.subscribe;

/**
 * Lets the site be read without a network, once the page is loaded and idle. Where the browser has
 * no worker or does not allow one nothing happens, and nothing is said.
 *
 * @param onNavigated calls its listener after each in-app navigation
 */
export function startOffline(onNavigated: (listener: () => void) => void): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === "off" || savesData()) return;
  const start = () => whenIdle(() => void register(onNavigated).catch(() => {}));
  whenActivated(() => {
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
  });
}

async function register(onNavigated: (listener: () => void) => void): Promise<void> {
  // the very look at it is forbidden in some sandboxes
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("message", ({ data }) => {
    if (isVersionMessage(data) && !isLoadedVersion(data.scripts)) outdated.set(true);
  });
  await workers.register(workerAddress());
  const registration = await workers.ready;
  const report = () => registration.active?.postMessage(seenMessage());
  report();
  onNavigated(() => whenIdle(report));
  checkForUpdates(registration);
}

/** A version is known by the script that starts it: its name has a hash of all it leads to. */
function isLoadedVersion(scripts: string[]): boolean {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return !entry || scripts.includes(new URL(entry.src).pathname);
}

let reportedCount = 0;

/** The page that is shown, and what was loaded since the last time: the worker may have come later. */
function seenMessage(): SeenMessage {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = loaded.slice(reportedCount).filter((name) => name.startsWith(location.origin));
  reportedCount = loaded.length;
  return { type: "seen", page: location.href, files };
}

/** Browsers look when a page is loaded; a tab that stays open looks when it is returned to. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    const isDue = Date.now() - lookedAt > updateInterval;
    if (document.visibilityState !== "visible" || !isDue || !navigator.onLine) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  });
}
