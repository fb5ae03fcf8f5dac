import type { Drawing } from "../../drawings/drawing.ts";
import { widthOnPlan } from "./pool-scale.ts";

/** The width for which `pool-plan.svg` is drawn, in its units. */
const drawnWidth = 320;

/**
 * Brings the plan of the pool to scale with the facts: what its file marks as `stretch` grows with
 * the width, what it marks as `middle` or `bottom` moves along.
 */
export function scalePlan(
  plan: Drawing,
  pool: { lengthMetres: number; widthMetres: number },
): Drawing {
  const more = widthOnPlan(pool) - drawnWidth;
  const [left, top, right, height] = (plan.attrs.viewBox ?? "").split(" ");
  return {
    ...plan,
    attrs: { ...plan.attrs, viewBox: `${left} ${top} ${right} ${Number(height) + more}` },
    children: plan.children?.map((shape) => fit(shape, more)),
  };
}

function fit(shape: Drawing, more: number): Drawing {
  const { "data-part": part, ...attrs } = shape.attrs;
  switch (part) {
    case "stretch":
      return { ...shape, attrs: { ...attrs, height: String(Number(attrs.height) + more) } };
    case "middle":
      return { ...shape, attrs: { ...attrs, transform: `translate(0 ${more / 2})` } };
    case "bottom":
      return { ...shape, attrs: { ...attrs, transform: `translate(0 ${more})` } };
    default:
      return shape;
  }
}
