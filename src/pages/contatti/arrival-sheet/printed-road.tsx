import { Shapes } from "../../../components/drawing/drawing.tsx";
import type { Drawings } from "../../../drawings/drawing.ts";
import type { ContattiData } from "../contatti.content.ts";
import styles from "./printed-road.module.css";
import { lineHeight, printedRoadWidth } from "./printed-road-size.ts";

type PrintedRoadProps = {
  road: NonNullable<ContattiData["sheet"]["road"]>;
  drawings: Drawings<string>;
};

/** The road of the contacts page on the arrival sheet: a drawing in black on white, without shadows. */
export function PrintedRoad({ road, drawings }: PrintedRoadProps) {
  return (
    <svg
      className={styles.road}
      viewBox={`0 -96 ${printedRoadWidth} ${road.height}`}
      aria-hidden="true"
    >
      <path className={styles.water} d={road.water} />
      <path className={styles.ground} d={road.ground} />
      {road.places.map(({ place, x, drawing }) => (
        // boats are as wide as the water between two places
        <g key={place} transform={`translate(${x} -2)${drawing === "sail" ? " scale(.9)" : ""}`}>
          {drawings[drawing] && <Shapes drawing={drawings[drawing]} />}
        </g>
      ))}
      {road.places.map(({ place, names, times, text: { x, y, anchor } }) => (
        <text key={place} y={y} textAnchor={anchor}>
          {[...names, ...times].map((line, index) => (
            <tspan
              key={line}
              className={index < names.length ? styles.name : undefined}
              x={x}
              dy={index && lineHeight}
            >
              {line}
            </tspan>
          ))}
        </text>
      ))}
      <path className={styles.hairlines} d={road.hairlines} />
    </svg>
  );
}
