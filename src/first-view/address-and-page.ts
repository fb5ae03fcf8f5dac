const root = document.documentElement;

/** After a reload, Back changes only the address until the application handles navigation. */
export function reloadOnMismatch(): void {
  // 404 and offline pages have no path of their own; they are valid at the address they are served at
  root.dataset.path ??= pathOfAddress();
  if (history.scrollRestoration === "manual") restorePosition();
  // the visitor may have pressed Back before this script ran
  else if (isLoadedAgain()) loadIfOther();
  if (window.navigation) navigation.addEventListener("navigatesuccess", loadIfOther);
  else addEventListener("popstate", loadIfOther);
  addEventListener("pageshow", ({ persisted }) => persisted && loadIfOther());
}

/** Whether the document was reloaded or restored; a new history entry shares it with no other entry. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type !== "navigate";
}

function pathOfAddress(): string {
  return location.pathname.replace(/\/+$/, "") || "/";
}

/** Milliseconds to wait before a reload, so that several quick presses of Back cause only one. */
const severalSteps = 50;

/** Milliseconds after which the reload is tried again: it was cancelled, for example by Back. */
const loadTimeout = 5000;

let timer: ReturnType<typeof setTimeout>;

function loadIfOther(): void {
  clearTimeout(timer);
  timer = setTimeout(load, severalSteps);
}

function load(): void {
  // while a navigation is in progress the application is still rendering the page
  if (window.navigation?.transition || root.dataset.path === pathOfAddress()) return;
  // the browser would restore the scroll position of the other page
  history.scrollRestoration = "manual";
  location.reload();
  timer = setTimeout(load, loadTimeout);
}

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
