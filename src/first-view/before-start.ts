import { scriptsTimeout } from "../site/timings.ts";

export const scriptsTemplateId = "scripts";

/** Dispatched on the window by the application as soon as it handles clicks itself. */
export const clicksHandledEvent = "villa:clicks-handled";

/** Set on the root until then: lazy pictures, which would compete with the first one, wait too. */
const waiting = "waits";

/** Set on the root until the page is scrolled: pictures that are not near its window wait. */
const resting = "rests";

/** After the first picture is painted, or at an interaction; at the latest by `scriptsTimeout`. */
export function startScripts(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const { classList } = document.documentElement;
  classList.add(waiting, resting);
  addEventListener("scroll", () => classList.remove(resting), { once: true, passive: true });
  const start = () => {
    classList.remove(waiting);
    const template = document.getElementById(scriptsTemplateId);
    if (signal.aborted || !(template instanceof HTMLTemplateElement)) return;
    stop.abort();
    // where alone Chromium finds a manifest
    document.head.append(template.content.cloneNode(true));
  };
  for (const use of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(use, start, { capture: true, passive: true, signal });
  }
  addEventListener("DOMContentLoaded", () => {
    setTimeout(start, scriptsTimeout);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const whenPainted = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
    });
    const watch = () => whenPainted.observe({ type: "paint", buffered: true });
    const whenDrawn = () => requestAnimationFrame(() => requestAnimationFrame(watch));
    // a hidden one is not fetched
    if (picture?.offsetParent) picture.decode().then(whenDrawn, whenDrawn);
    else whenDrawn();
  });
}

/** By its place, since the page may have been drawn anew; React hydrates it at once for a click. */
export function replayEarlyClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const buttons = () => [...document.querySelectorAll("button")];
  let clicked = -1;
  addEventListener(
    "click",
    ({ target }) => {
      clicked = buttons().findIndex((button) => target instanceof Node && button.contains(target));
    },
    { capture: true, signal },
  );
  addEventListener(
    clicksHandledEvent,
    () => {
      stop.abort();
      buttons()[clicked]?.click();
    },
    { signal },
  );
}
