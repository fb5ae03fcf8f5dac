import { startReveal } from "../../modules/reveal.ts";
import { afterNextFrame } from "../../modules/schedule.ts";
import { revealOffset } from "../timings.ts";

export function followReveal(onNavigated: (listener: () => void) => void): void {
  let stop = startReveal(revealOffset);
  const restart = () => {
    stop();
    stop = startReveal(revealOffset);
  };
  // positions are final only in the second frame of a new page (src/first-view/first-frame.ts)
  onNavigated(() => afterNextFrame(restart));
}
