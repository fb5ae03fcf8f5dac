/** Units of the plan for the length of the pool. */
const length = 800;

/** Units of the plan for the width of the pool, to scale with its length. */
export function widthOnPlan(pool: { lengthMetres: number; widthMetres: number }): number {
  return Math.round((length * pool.widthMetres) / pool.lengthMetres);
}
