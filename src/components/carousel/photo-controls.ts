import { fillNames } from "../../modules/fill-names.ts";

/** Fills in a text such as "Slide {n} of {total}"; `index` counts from 0, the text from 1. */
export function numbered(text: string, index: number, total: number): string {
  return fillNames(text, { n: index + 1, total });
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "preventDefault">;

/** A `keydown` handler for the arrow keys. With a modifier key they keep the browser's function. */
export function stepWithArrowKeys(step: (by: number) => void) {
  return (event: KeyPress) => {
    const by = steps[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
}
