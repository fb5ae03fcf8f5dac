/** Whether the build has made this file: hosts and extensions put others into the page, which may fail. */
export function isOwnFile(address: string): boolean {
  return address.startsWith(`${location.origin}/assets/`);
}

/** Links to style sheets that have not come: Vite does not ask for them again. */
const failedSheets = new Set<HTMLLinkElement>();

/** Loads a part and its style sheet again where they failed. @throws Error when a download fails */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  addEventListener("error", noteFailedSheet, true);
  const part = await load();
  const failed = [...failedSheets];
  failedSheets.clear();
  await Promise.all(failed.map((sheet) => linked(sheet, (link) => sheet.replaceWith(link))));
  return part;
}

function noteFailedSheet({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  if (isOwnFile(target.href)) failedSheets.add(target);
}

function linked({ href }: HTMLLinkElement, put: (link: HTMLLinkElement) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${href} did not load`)));
    put(link);
  });
}

/** React removes the sheet that stands in the page (`LateSheet`), of which others need rules, too. */
export async function keepLateSheet(): Promise<void> {
  addEventListener("error", noteFailedSheet, true);
  const sheet = document.querySelector<HTMLLinkElement>("[data-late-sheet] > link");
  // where it fails, the next part that is loaded links it again
  if (sheet) await linked(sheet, (link) => document.head.append(link)).catch(() => {});
}

/** Milliseconds after a reload during which another failure does not reload again. */
const retryInterval = 60_000;

// No handler of `vite:preloadError`: it would always reload for chunks that a visitor blocks.
/** Only once, which `history.state` records. @returns whether it reloads; if not, show an error */
export function reloadOnce(): boolean {
  const now = Date.now();
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

export function showFailure(): void {
  document.querySelector("[data-failure]")?.removeAttribute("hidden");
}
