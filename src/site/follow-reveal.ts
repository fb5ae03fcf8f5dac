import { startReveal } from "../modules/reveal/reveal.ts";
import { revealOffset } from "./timings.ts";

/** Reveals what comes into view on this page and on each one that follows. */
export function followReveal(onNavigated: (listener: () => void) => void): void {
  let stop = startReveal(document, { offset: revealOffset });
  onNavigated(() => {
    stop();
    stop = startReveal(document, { offset: revealOffset });
  });
}
