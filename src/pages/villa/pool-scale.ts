/** Length of the pool in units of the plan. */
const length = 800;

/** Width of the pool in units of the plan, to scale with its length. */
export function widthOnPlan(pool: { lengthMetres: number; widthMetres: number }): number {
  return Math.round((length * pool.widthMetres) / pool.lengthMetres);
}
