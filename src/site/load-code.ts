/** Whether the build has made this file: hosts and extensions put others into the page, which may fail. */
export function isOwnFile(address: string): boolean {
  return address.startsWith(`${location.origin}/assets/`);
}

/** Links to style sheets that have not come: Vite does not ask for them again. */
const failedSheets = new Set<HTMLLinkElement>();

/**
 * Loads a part that a press opens, with its style sheet, and again where either has failed before.
 * @throws Error when a download fails
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  addEventListener("error", noteFailedSheet, true);
  const part = await load();
  await Promise.all([...failedSheets].map(linkAgain));
  return part;
}

function noteFailedSheet({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  if (isOwnFile(target.href)) failedSheets.add(target);
}

function linkAgain(failed: HTMLLinkElement): Promise<void> {
  failedSheets.delete(failed);
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = failed.href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${link.href} did not load`)));
    failed.replaceWith(link);
  });
}

/** Milliseconds after a reload during which another failure does not reload again. */
const retryInterval = 60_000;

/**
 * Reloads the page when a chunk could not be fetched: most likely a new version has been deployed
 * and the old files are gone. Only once, which `history.state` records: it needs no storage
 * permission and belongs to this page alone.
 *
 * There is deliberately no handler of `vite:preloadError`: it would also reload the page for chunks
 * that a visitor blocks (analytics), at every visit.
 *
 * @param now milliseconds since the epoch
 * @returns whether the page is being reloaded; if not, show an error
 */
export function reloadOnce(now = Date.now()): boolean {
  // without a network and without the service worker a reload would only lose the page
  if (!navigator.onLine && !isControlled()) return false;
  const state: unknown = history.state;
  const entries = typeof state === "object" && state !== null ? state : {};
  const reloadedAt = "reloadedAt" in entries ? Number(entries.reloadedAt) : Number.NaN;
  // a negative difference means that the clock was set back
  if (now - reloadedAt >= 0 && now - reloadedAt < retryInterval) return false;
  history.replaceState({ ...entries, reloadedAt: now }, "");
  location.reload();
  return true;
}

function isControlled(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** Shows the hidden error message that every prerendered page contains. */
export function showFailure(): void {
  document.querySelector("[data-failure]")?.removeAttribute("hidden");
}
