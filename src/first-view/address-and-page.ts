const root = document.documentElement;

/** After a reload, Back changes only the address until the application handles navigation. */
export function reloadOnMismatch(): void {
  // 404 and offline pages have no path of their own; they are valid at the address they are served at
  root.dataset.path ??= pathOfAddress();
  if (window.navigation) navigation.addEventListener("navigatesuccess", loadIfOther);
  else addEventListener("popstate", loadIfOther);
  addEventListener("pageshow", ({ persisted }) => persisted && loadIfOther());
}

function pathOfAddress(): string {
  return location.pathname.replace(/\/+$/, "") || "/";
}

/** Milliseconds to wait before a reload, so that several quick presses of Back cause only one. */
const severalSteps = 50;

let timer: ReturnType<typeof setTimeout>;

function loadIfOther(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // while a navigation is in progress the application is still rendering the page
    const isUnderWay = window.navigation?.transition;
    if (!isUnderWay && root.dataset.path !== pathOfAddress()) location.reload();
  }, severalSteps);
}
