import { startReveal } from "../../modules/reveal.ts";
import { afterNextFrame } from "../../modules/schedule.ts";
import { revealOffset } from "../timings.ts";

/**
 * Reveals elements as they scroll into view, on this page and after each navigation.
 * @param onNavigated calls its listener after each in-app navigation
 */
export function followReveal(onNavigated: (listener: () => void) => void): void {
  let stop = startReveal(document, { offset: revealOffset });
  const restart = () => {
    stop();
    stop = startReveal(document, { offset: revealOffset });
  };
  // positions are final only in the second frame of a new page (src/first-view/first-frame.ts)
  onNavigated(() => afterNextFrame(restart));
}
