const root = document.documentElement;

/**
 * The head script's part of the navigation: loads the page of the address wherever another one is
 * drawn. The entries of the history that the application has made share one document, so after a
 * reload Back changes the address alone until the application listens. From then on this checks
 * that what the application has drawn is the page of the address.
 */
export function keepPageOfAddress(): void {
  // a page that stands at any address: 404, offline
  root.dataset.path ??= pathOfAddress();
  if (history.scrollRestoration === "manual") restorePosition();
  // Back may come before this script
  else if (isLoadedAgain()) loadIfOther();
  if (window.navigation) navigation.addEventListener("navigatesuccess", loadIfOther);
  else addEventListener("popstate", loadIfOther);
  addEventListener("pageshow", ({ persisted }) => persisted && loadIfOther());
}

/** Whether this is not a new entry of the history, which has the document for itself. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type !== "navigate";
}

function pathOfAddress(): string {
  return location.pathname.replace(/\/+$/, "") || "/";
}

/** Milliseconds in which steps through the history that were made at once have been taken. */
const severalSteps = 50;

/** Milliseconds after which a load that has not come is taken as ended, by Back for instance. */
const loadTimeout = 5000;

let timer: ReturnType<typeof setTimeout>;

function loadIfOther(): void {
  clearTimeout(timer);
  timer = setTimeout(load, severalSteps);
}

function load(): void {
  // the application is drawing it
  if (window.navigation?.transition || root.dataset.path === pathOfAddress()) return;
  // the browser would restore the position that it had on the other page
  history.scrollRestoration = "manual";
  location.reload();
  timer = setTimeout(load, loadTimeout);
}

/** Scrolls a page that was loaded in place of another to where it was left: the router records it. */
function restorePosition(): void {
  addEventListener("DOMContentLoaded", () => {
    scrollTo(0, Number(window.navigation?.currentEntry?.getState()) || 0);
  });
  addEventListener("load", () =>
    setTimeout(() => {
      history.scrollRestoration = "auto";
    }),
  );
}
