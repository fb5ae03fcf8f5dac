import type { Point } from "./apulia.ts";

/** A tenth of a unit is finer than any screen shows. */
export function round(units: number): number {
  return Math.round(units * 10) / 10;
}

/** The SVG transform that moves a drawing's origin to a point. */
export function at({ x, y }: Point): string {
  return `translate(${round(x)} ${round(y)})`;
}
