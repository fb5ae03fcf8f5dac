/** Milliseconds for which a released track continues at the velocity of the release. */
const momentumTime = 250;

/** Pixels per millisecond from which a short swipe counts as a flick. */
const flickVelocity = 0.3;

/** Offset in pixels at which a track released at `velocity` (pixels per millisecond) would stop. */
export function projectedOffset(offset: number, velocity: number): number {
  return offset + velocity * momentumTime;
}

/**
 * Whether a release selects the next slide however short the drag was: it was fast, and away from
 * rest. Offset in pixels, velocity in pixels per millisecond.
 */
export function isFlick(offset: number, velocity: number): boolean {
  return Math.abs(velocity) > flickVelocity && offset * velocity >= 0;
}

/**
 * The CSS easing of an animation from `offset` to 0 that starts at `velocity`, so that it continues
 * a drag or an interrupted animation; `ease` from a standstill.
 *
 * @param offset pixels
 * @param velocity pixels per millisecond
 * @param duration milliseconds
 */
export function snapEasing(offset: number, velocity: number, duration: number): string {
  if (!velocity || !offset) return "ease";
  const slope = (-velocity * duration) / offset;
  // a control point above 1 would overshoot the slide
  const y1 = Math.min(1, Math.max(-0.5, slope / 4));
  return `cubic-bezier(.25,${y1.toFixed(3)},.25,1)`;
}
