import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A `keydown` handler for the arrow keys, which with a modifier remain the browser's. */
export function stepWithArrowKeys(step: (by: number) => void) {
  return (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
}
