import { whenPainted, whenUsed } from "../../modules/schedule/schedule.ts";
import { scriptsTimeout } from "../timings.ts";

/** Id of the template in which a prerendered document holds its scripts. */
export const scriptsTemplateId = "scripts";

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
