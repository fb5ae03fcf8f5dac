import { whenIdle } from "../../modules/schedule.ts";
import { shellPrefix } from "./addresses.ts";

/** @throws Error where the browser does not allow a service worker */
export async function register(
  onNavigated: (listener: () => void) => void,
  onOutdated: () => void,
): Promise<void> {
  // in some sandboxes reading this property throws
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("controllerchange", () =>
    // a new worker controls the page before it has deleted another version's files
    workers.controller?.addEventListener("statechange", async () => {
      if (!(await isLatestVersion())) onOutdated();
    }),
  );
  const isFirst = !workers.controller;
  const controlled = new Promise((done) =>
    workers.addEventListener("controllerchange", done, { once: true }),
  );
  await workers.register(workerAddress());
  if (isFirst) {
    await controlled;
    for (const { name } of performance.getEntriesByType("resource")) keep(name);
    keep(location.href);
  }
  onNavigated(() => whenIdle(() => keep(location.href)));
}

/** The worker keeps what it answers: what came before it, or without a document, is asked for again. */
function keep(address: string): void {
  if (address.startsWith(location.origin)) fetch(address).catch(() => {});
}

/** The entry script's name contains a hash of all its imports; the last shell is that of the new worker. */
async function isLatestVersion(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const shell = (await caches.keys()).findLast((name) => name.startsWith(shellPrefix));
  return !entry || !shell || (await caches.match(entry.src, { cacheName: shell })) !== undefined;
}

/** A Trusted Types policy, which the content security policy allows by name. */
export const workerPolicyName = "villa-offline";

function workerAddress(): string {
  const address = "/sw.js";
  // TypeScript's DOM types lack Trusted Types
  const policy = Object(window).trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
