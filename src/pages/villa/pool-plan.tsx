import type { PageData } from "../../../build/content/page-data.ts";
import { useSite } from "../../site/site-context.tsx";
import styles from "./pool-plan.module.css";

type PoolPlanProps = {
  /** Ids of the facts in the order of their list, which gives each its number on the plan. */
  order: string[];
  measures: PageData["villa"]["facts"]["pool"];
};

/** Units of the drawing for the length of the pool; its width follows, to scale. */
const length = 800;

/** The pool and its lounge seen from above, to scale. The list beside it says the same in words. */
export function PoolPlan({ order, measures }: PoolPlanProps) {
  const width = Math.round((length * measures.widthMetres) / measures.lengthMetres);
  return (
    <svg
      className={styles.plan}
      viewBox={`0 -30 1196 ${width + 80}`}
      fill="none"
      stroke="#20261F"
      strokeWidth="2"
      aria-hidden="true"
    >
      <Basin width={width} />
      <Lounge width={width} />
      <Numbers order={order} width={width} />
      <Measures measures={measures} width={width} />
    </svg>
  );
}

/** Rim and water, jacuzzi bottom left, waterfalls from the wall, the counter-current at the far end. */
function Basin({ width }: { width: number }) {
  const middle = width / 2;
  return (
    <>
      <rect width={length} height={width} fill="#F3F5F2" />
      <rect x="10" y="10" width={length - 20} height={width - 20} fill="#A9D5CF" />
      <path d="M10 10h780l-42 46H56z" fill="#8FC4BF" stroke="none" />
      <rect x="10" y={width - 80} width="120" height="70" fill="#F3F5F2" />
      <circle cx="70" cy={width - 45} r="26" fill="#A9D5CF" />
      <path d="M250-16h300v16H250z" fill="#DDBB83" />
      <path d="M250-8h300M290-16v16M345-16v16M385-16v16M450-16v16M500-16v16" strokeWidth="1.25" />
      <path
        d="M320 4v30M332 4v22M344 4v30M456 4v30M468 4v22M480 4v30"
        stroke="#F3F5F2"
        strokeWidth="4"
      />
      {[middle - 35, middle, middle + 35].map((y) => (
        <path key={y} d={`M740 ${y}h-60m0 0 14-10m-14 10 14 10`} />
      ))}
    </>
  );
}

/** Paving beside the pool, with three sunbeds and an umbrella. */
function Lounge({ width }: { width: number }) {
  const rows = Array.from({ length: Math.ceil(width / 50) - 1 }, (_, row) => (row + 1) * 50);
  return (
    <g transform="translate(24)">
      <path d={`M850 0h300v${width}H850z`} />
      <path
        d={`${rows.map((y) => `M850 ${y}h300`).join("")}M925 0v${width}M1000 0v${width}M1075 0v${width}`}
        strokeWidth="1"
      />
      <g fill="#F3F5F2">
        <rect x="872" y="66" width="36" height="118" />
        <rect x="947" y="66" width="36" height="118" />
        <rect x="1022" y="66" width="36" height="118" />
      </g>
      <circle cx="1113" cy={width - 40} r="58" fill="#F3F5F2" />
      <circle cx="1113" cy={width - 40} r="30" />
      <circle cx="1113" cy={width - 40} r="8" />
    </g>
  );
}

/** The number of each fact, where it is in the drawing. */
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

/** Length and width in metres, as the language writes them. */
function Measures({ measures, width }: { measures: PoolPlanProps["measures"]; width: number }) {
  const { units } = useSite().shared;
  const { format } = new Intl.NumberFormat(units.locale);
  const metres = (value: number) => units.metres.replace("{n}", format(value));
  return (
    <g className={styles.measures}>
      <path d={`M0 ${width + 22}h800M0 ${width + 14}v16M800 ${width + 14}v16`} strokeWidth="1.5" />
      <text x="400" y={width + 47}>
        {metres(measures.lengthMetres)}
      </text>
      <text x="837" y={width / 2 + 8}>
        {metres(measures.widthMetres)}
      </text>
    </g>
  );
}
