import { startReveal } from "../../modules/reveal/reveal.ts";
import { afterNextFrame } from "../../modules/schedule/schedule.ts";
import { revealOffset } from "../timings.ts";

/** Reveals what comes into view on this page and on each one that follows. */
export function followReveal(onNavigated: (listener: () => void) => void): void {
  let stop = startReveal(document, { offset: revealOffset });
  const restart = () => {
    stop();
    stop = startReveal(document, { offset: revealOffset });
  };
  // a new page is laid out whole only in its second frame (page-transition.ts)
  onNavigated(() => afterNextFrame(restart));
}
