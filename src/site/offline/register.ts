import { whenIdle } from "../../modules/schedule.ts";
import type { Seen } from "./addresses.ts";

/** @throws Error where the browser does not allow a service worker */
export async function register(
  onNavigated: (listener: () => void) => void,
  onOutdated: () => void,
): Promise<void> {
  // in some sandboxes reading this property throws
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("controllerchange", async () => {
    if (!(await isLatestVersion())) onOutdated();
  });
  await workers.register(workerAddress());
  const { active } = await workers.ready;
  const report = () => active?.postMessage(seen());
  report();
  onNavigated(() => whenIdle(report));
}

/** The entry script's name contains a hash of all its imports; a new worker has deleted another version's. */
async function isLatestVersion(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return !entry || (await caches.match(entry.src)) !== undefined;
}

let reportedCount = 0;

/** The current page and the files loaded since the last message, which the worker may have missed. */
function seen(): Seen {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = loaded.slice(reportedCount).filter((name) => name.startsWith(location.origin));
  reportedCount = loaded.length;
  return { page: location.href, files };
}

/** The site's only Trusted Types policy, which the content security policy allows by name. */
export const workerPolicyName = "villa-offline";

/** TypeScript's DOM types lack Trusted Types; a TrustedScriptURL is declared as a string here. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
};

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

function workerAddress(): string {
  const address = "/sw.js";
  const policy = window.trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
