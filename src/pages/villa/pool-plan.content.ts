import type { Drawing } from "../../site/drawing.ts";

/** Length and width of the pool in `pool-plan.svg`, in its units. */
const drawn = { length: 800, width: 320 };

/** Parts marked `stretch` grow with the width; those marked `middle` or `bottom` are moved. */
export function scalePlan(
  plan: Drawing,
  pool: { lengthMetres: number; widthMetres: number },
): Drawing {
  const more = widthOnPlan(pool) - drawn.width;
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

/** Width of the pool in units of the plan, to scale with its length. */
export function widthOnPlan(pool: { lengthMetres: number; widthMetres: number }): number {
  return Math.round((drawn.length * pool.widthMetres) / pool.lengthMetres);
}
