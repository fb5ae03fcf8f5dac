import { whenUsed } from "../modules/when/when.ts";
import { scriptsPatience } from "../site/timings.ts";

/** Id of the template in which a prerendered document keeps the scripts that take it over. */
export const scriptsTemplateId = "scripts";

/**
 * Adds the document's scripts once its first picture, or its words where it has none, is on the
 * screen; at the first press or scroll if that comes before; and in any case after
 * `scriptsPatience`: a picture that never arrives, or a window in the background, holds nothing up.
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
    setTimeout(start, scriptsPatience);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const whenDrawn = () => requestAnimationFrame(() => requestAnimationFrame(start));
    if (picture) picture.decode().then(whenDrawn, whenDrawn);
    else whenDrawn();
  });
}
