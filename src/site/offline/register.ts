import { whenIdle } from "../../modules/schedule.ts";
import { isMessage, type Messages, workerAddress } from "./addresses.ts";

/** Milliseconds between two checks for a new version while a tab stays open. */
const updateInterval = 60 * 60 * 1000;

/** @throws Error where the browser does not allow a service worker */
export async function register(
  onNavigated: (listener: () => void) => void,
  onOutdated: () => void,
): Promise<void> {
  // in some sandboxes reading this property throws
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("message", ({ data }) => {
    if (isMessage(data, "version") && !isLoadedVersion(data.scripts)) onOutdated();
  });
  await workers.register(workerAddress());
  const registration = await workers.ready;
  const report = () => registration.active?.postMessage(seenMessage());
  report();
  onNavigated(() => whenIdle(report));
  checkForUpdates(registration);
}

/** A version is identified by its entry script, whose name contains a hash of all its imports. */
function isLoadedVersion(scripts: string[]): boolean {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return !entry || scripts.includes(new URL(entry.src).pathname);
}

let reportedCount = 0;

/** The current page and the files loaded since the last message, which the worker may have missed. */
function seenMessage(): Messages["seen"] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = loaded.slice(reportedCount).filter((name) => name.startsWith(location.origin));
  reportedCount = loaded.length;
  return { type: "seen", page: location.href, files };
}

/** Browsers check at each page load; this checks when the visitor returns to an open tab. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    const isDue = Date.now() - checkedAt > updateInterval;
    if (document.visibilityState !== "visible" || !isDue || !navigator.onLine) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}
