/** How long in milliseconds a released strip would coast at the speed it was let go with. */
const coast = 250;

/** Pixels a millisecond from which a short swipe means the next slide. */
const flick = 0.3;

/** Where a strip let go at `offset` pixels, at `velocity` pixels a millisecond, would come to rest. */
export function restingPoint(offset: number, velocity: number): number {
  return offset + velocity * coast;
}

/** Whether a strip was let go on its way out: the next slide is meant, however short the way was. */
export function isFlick(offset: number, velocity: number): boolean {
  return Math.abs(velocity) > flick && offset * velocity >= 0;
}

/**
 * The easing that takes up a movement: `ease` from rest, and from a strip on its way the same curve
 * with the slope of its velocity at the beginning, so that presses in a row speed up without a jerk.
 *
 * @param offset pixels to glide back to 0
 * @param velocity pixels a millisecond
 * @param duration milliseconds
 */
export function glideEasing(offset: number, velocity: number, duration: number): string {
  if (!velocity || !offset) return "ease";
  const slope = (-velocity * duration) / offset;
  // beyond 1 the curve would overshoot the slide
  const lift = Math.min(1, Math.max(-0.5, slope / 4));
  return `cubic-bezier(.25,${lift.toFixed(3)},.25,1)`;
}
