type Point = { x: number; y: number };

/** Rounds to a tenth of a unit, which no screen resolves. */
export function round(units: number): number {
  return Math.round(units * 10) / 10;
}

/** The SVG transform that moves a drawing's origin to a point. */
export function at({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}
