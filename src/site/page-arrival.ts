import { pageFadeTime } from "./timings.ts";

/** Lets a new page come up under the bar, from a first frame that can be read already. */
export function fadePageIn(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document
    .getElementById("main")
    ?.animate({ opacity: [0.4, 1] }, { duration: pageFadeTime, easing: "ease-out" });
}
