import type { DragHandlers } from "./report-drags.ts";

/**
 * Reports horizontal drags; the element needs `touch-action: pan-y pinch-zoom`. While the page is
 * enlarged by pinching it gets `data-zoomed`, and touches are the browser's. Returns how to stop.
 */
export function followDrags(element: HTMLElement, handlers: DragHandlers): () => void {
  const stop = new AbortController();
  // nothing is dragged at the start; without it buttons and keys remain
  import("./report-drags.ts").then(
    ({ reportDrags }) => reportDrags(element, handlers, stop.signal),
    () => {},
  );
  return () => stop.abort();
}

/** Milliseconds for which a released track continues at the velocity of the release. */
const momentumTime = 250;

/** Pixels per millisecond from which a short swipe counts as a flick. */
const flickVelocity = 0.3;

/** Offset in pixels at which a track released at `velocity` (pixels per millisecond) would stop. */
export function projectedOffset(offset: number, velocity: number): number {
  return offset + velocity * momentumTime;
}

/** Whether a release (px, px/ms) selects the next slide however short the drag: away from rest. */
export function isFlick(offset: number, velocity: number): boolean {
  return Math.abs(velocity) > flickVelocity && offset * velocity >= 0;
}

/** How far from its end a movement gets that turns round first, as a multiple of its length. */
export const turningRoom = 1.103;

/** The CSS easing from `offset` (px) to 0, beginning at `velocity` (px/ms); `duration` in ms. */
export function snapEasing(offset: number, velocity: number, duration: number): string {
  if (!velocity || !offset) return "ease";
  const slope = (-velocity * duration) / offset;
  // a control point above 1 would overshoot the slide
  const y1 = Math.min(1, Math.max(-0.5, slope / 4));
  return `cubic-bezier(.25,${y1.toFixed(3)},.25,1)`;
}
