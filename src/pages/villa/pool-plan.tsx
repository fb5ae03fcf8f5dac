import { Drawing } from "../../components/drawing/drawing.tsx";
import type { Drawing as DrawingTree } from "../../drawings/drawing.ts";
import styles from "./pool-plan.module.css";
import { widthOnPlan } from "./pool-scale.ts";
import type { PoolData } from "./villa.content.ts";

type PoolPlanProps = {
  plan: DrawingTree;
  /** Ids of the facts in the order of their list, which numbers them. */
  order: string[];
  pool: PoolData["facts"];
  dimensions: PoolData["dimensions"];
};

/** Plan of the pool and its lounge, to scale. The list beside it contains the same as text. */
export function PoolPlan({ plan, order, pool, dimensions }: PoolPlanProps) {
  const width = widthOnPlan(pool);
  return (
    <Drawing drawing={plan} className={styles.plan}>
      <Numbers order={order} width={width} />
      <Dimensions dimensions={dimensions} width={width} />
    </Drawing>
  );
}

/** The number of each fact at its place on the plan. */
function Numbers({ order, width }: { order: string[]; width: number }) {
  const places: Record<string, [x: number, y: number]> = {
    area: [400, width / 2 + 40],
    jacuzzi: [70, width - 36],
    waterfalls: [400, 72],
    counterCurrent: [716, width - 34],
    lounge: [914, 136],
  };
  return order.map((id, index) => {
    const place = places[id];
    return (
      place && (
        <text key={id} x={place[0]} y={place[1]}>
          {index + 1}
        </text>
      )
    );
  });
}

/** Length and width beside their edges. */
function Dimensions({
  dimensions,
  width,
}: {
  dimensions: PoolPlanProps["dimensions"];
  width: number;
}) {
  return (
    <g className={styles.dimensions}>
      <text x="400" y={width + 47}>
        {dimensions.length}
      </text>
      <text x="837" y={width / 2 + 8}>
        {dimensions.width}
      </text>
    </g>
  );
}
