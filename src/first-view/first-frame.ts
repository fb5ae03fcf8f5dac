import { afterNextFrame } from "../modules/schedule.ts";
import { prefersReducedMotion } from "../modules/user-preferences.ts";
import { pageFadeTime } from "../site/timings.ts";

/** @param atTop it is shown from its top: parts below the window are laid out a frame later */
export function startPageTransition({ atTop }: { atTop: boolean }): void {
  const main = document.getElementById("main");
  if (!main) return;
  if (atTop) deferBelowWindow(main);
  if (prefersReducedMotion()) return;
  main.animate({ opacity: [0.4, 1] }, { duration: pageFadeTime, easing: "ease-out" });
}

/** The first frame is painted sooner without the parts below the window (`data-deferred`). */
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
