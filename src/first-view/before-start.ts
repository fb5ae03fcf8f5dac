import { whenPainted, whenUsed } from "../modules/schedule.ts";
import { scriptsTimeout } from "../site/timings.ts";

/** Id of the template in which a prerendered document holds its scripts. */
export const scriptsTemplateId = "scripts";

/** Dispatched on the window by the application as soon as it handles clicks itself. */
export const clicksHandledEvent = "villa:clicks-handled";

/**
 * Starts the document's scripts once the first picture (or, on a page without one, the text) is painted;
 * at the first interaction if that is earlier; and after `scriptsTimeout` at the latest, for pictures that
 * do not load and windows in the background.
 */
export function startScripts(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const start = () => {
    const template = document.getElementById(scriptsTemplateId);
    if (signal.aborted || !(template instanceof HTMLTemplateElement)) return;
    stop.abort();
    document.body.append(template.content.cloneNode(true));
  };
  whenUsed(start, signal);
  addEventListener("DOMContentLoaded", () => {
    setTimeout(start, scriptsTimeout);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const whenDrawn = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => whenPainted(start)));
    if (picture) picture.decode().then(whenDrawn, whenDrawn);
    else whenDrawn();
  });
}

/**
 * Remembers the last button clicked before the application handles clicks, and clicks it again then, for
 * which React hydrates the page at once. By its place, since the page may have been drawn anew.
 */
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
