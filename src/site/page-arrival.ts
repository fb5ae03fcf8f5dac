import { afterNextFrame } from "../modules/when/when.ts";
import { pageFadeTime } from "./timings.ts";

/**
 * Lets a new page come up under the bar, from a first frame that can be read already.
 * @param atTop it begins at its top: what the window does not show then waits for the second frame
 */
export function arrive({ atTop }: { atTop: boolean }): void {
  if (atTop) fillWindowFirst();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document
    .getElementById("main")
    ?.animate({ opacity: [0.4, 1] }, { duration: pageFadeTime, easing: "ease-out" });
}

/**
 * Leaves the parts of the page that begin below the window (`data-waits`) out of its first frame,
 * so that it comes the sooner. Those above are laid out one after the other, until it is full.
 */
function fillWindowFirst(): void {
  const parts = document.querySelectorAll<HTMLElement>("main > *, main section, footer");
  for (const part of parts) part.dataset.waits = "";
  for (const part of parts) {
    const isInside = part.parentElement?.closest("[data-waits]");
    if (isInside || documentTop(part) >= innerHeight) continue;
    delete part.dataset.waits;
    // laid out before a part inside it is asked, for which it would count as skipped still
    documentTop(part);
  }
  afterNextFrame(() => {
    for (const part of parts) delete part.dataset.waits;
  });
}

function documentTop(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}
