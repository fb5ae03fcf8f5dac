import { Shapes } from "../../../components/drawing/drawing.tsx";
import type { ContattiData } from "../contatti.content.ts";
import styles from "./sheet-road.module.css";

type SheetRoadProps = { road: ContattiData["sheet"]["road"]; drawings: ContattiData["drawings"] };

const lineHeight = 31;

/** The road of the contacts page for the paper: one drawing in black on white, without shadows. */
export function SheetRoad({ road, drawings }: SheetRoadProps) {
  return (
    <svg className={styles.road} viewBox="0 -96 1780 322" aria-hidden="true">
      <path className={styles.water} d={road.water} />
      <path className={styles.ground} d={road.ground} />
      {road.places.map(({ x, drawing, names }) => (
        // boats are as wide as the water between two places
        <g key={names[0]} transform={`translate(${x} -2)${drawing === "sail" ? " scale(.9)" : ""}`}>
          <Shapes drawing={drawings[drawing]} />
        </g>
      ))}
      {road.places.map(({ names, times, text: { x, y, anchor } }) => (
        <text key={names[0]} y={y} textAnchor={anchor}>
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
