/** Milliseconds after a reload during which a second failure is no reason for another one. */
const retryInterval = 60_000;

/**
 * Loads the page anew when a part of it could not be fetched: most likely a new version has been
 * deployed since, and this one's files are gone. Only once: the entry of the browser's history
 * remembers it, which needs no storage and lasts as long as the address.
 *
 * There is no handler of `vite:preloadError` on purpose: it would also reload the page for parts
 * that a visitor blocks (analytics), at every visit.
 *
 * @returns whether the page is being reloaded; if not, say what has happened
 */
export function reloadOnce(now = Date.now()): boolean {
  // without a network and without a worker there is nothing to load
  if (!navigator.onLine && !isControlled()) return false;
  const state: unknown = history.state;
  const kept = typeof state === "object" && state !== null ? state : {};
  const reloadedAt = "reloadedAt" in kept ? Number(kept.reloadedAt) : Number.NaN;
  // a clock that was set back must not hold the page
  if (now - reloadedAt >= 0 && now - reloadedAt < retryInterval) return false;
  history.replaceState({ ...kept, reloadedAt: now }, "");
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

/** Shows the message that the prerendered page holds for the case that its scripts do not come. */
export function showFailure(): void {
  document.querySelector("[data-failure]")?.removeAttribute("hidden");
}
