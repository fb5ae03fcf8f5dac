import { whenPainted, whenUsed } from "../../modules/schedule/schedule.ts";
import { scriptsTimeout } from "../timings.ts";

/** Id of the template in which a prerendered document keeps the scripts that take it over. */
export const scriptsTemplateId = "scripts";

/** On <html> from then on; until then the far pictures of a narrow window wait (picture.module.css). */
const drawnClass = "drawn";

/**
 * Adds the document's scripts and lets its far pictures come once its first picture, or its words
 * where it has none, is on the screen; at the first press or scroll if that comes before; and in any case after
 * `scriptsTimeout`: a picture that never arrives, or a window in the background, holds nothing up.
 */
export function startScripts(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const start = () => {
    document.documentElement.classList.add(drawnClass);
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
