import { prefersReducedMotion } from "../../modules/reduced-motion/reduced-motion.ts";
import { afterNextFrame } from "../../modules/schedule/schedule.ts";
import { pageFadeTime } from "../timings.ts";

/**
 * Lets a new page come up under the bar, from a first frame that can be read already.
 * @param atTop it begins at its top: what the window does not show then waits for the second frame
 */
export function startPageTransition({ atTop }: { atTop: boolean }): void {
  const main = document.getElementById("main");
  if (!main) return;
  if (atTop) deferBelowWindow(main);
  if (prefersReducedMotion()) return;
  main.animate({ opacity: [0.4, 1] }, { duration: pageFadeTime, easing: "ease-out" });
}

/**
 * Leaves the parts of the page that begin below the window (`data-deferred`) out of its first frame,
 * so that it comes the sooner. Those above are laid out one after the other, until it is full.
 */
function deferBelowWindow(main: HTMLElement): void {
  const parts = document.querySelectorAll<HTMLElement>("main > *, main section, footer");
  main.dataset.deferring = "";
  for (const part of parts) part.dataset.deferred = "";
  for (const part of parts) {
    delete part.dataset.deferred;
    const isWhole = !part.querySelector("[data-deferred]");
    if (isWhole && part.getBoundingClientRect().bottom + scrollY >= innerHeight) break;
  }
  afterNextFrame(() => {
    delete main.dataset.deferring;
    for (const part of parts) delete part.dataset.deferred;
  });
}
