import { Shapes } from "../../components/drawing/drawing.tsx";
import type { Drawing } from "../../site/drawing.ts";
import styles from "./drawn-map.module.css";
import type { DrawnMapData } from "./map-data.content.ts";

type DrawnMapProps = {
  labelledBy: string;
  map: DrawnMapData;
  house: Drawing;
};

const at = (x: number, y: number) => `translate(${x} ${y})`;

export function DrawnMap({ labelledBy, map, house }: DrawnMapProps) {
  const { spot, towns, land, roads, ownRoad, airports, seas, numbers } = map;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the heading above the map names it
    <svg
      className={styles.map}
      viewBox={map.viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={labelledBy}
    >
      {land && <Shapes drawing={land} />}
      {/* beside the mark of its position, and before the roads, which are drawn over its shadow */}
      <g transform={`${at(spot.x, spot.y)} translate(62 0) scale(.38)`}>
        <Shapes drawing={house} />
      </g>
      {roads && <Shapes drawing={roads} />}
      {ownRoad && <path className={styles.ownRoad} d={ownRoad} />}
      {airports.map(({ code, drawing, at: place }) => (
        <g key={code} transform={`${at(...place)} scale(.42)`}>
          {drawing && <Shapes drawing={drawing} />}
        </g>
      ))}
      {towns.map(({ name, x, y, anchor, by, onWater, minor }) => (
        <g key={name} className={minor && styles.wideOnly} transform={at(x, y)}>
          <path className={styles.shadow} d="M-4.5 0h9l6 4h-9z" />
          <path className={styles.cube} d="M-4.5 -9h9v9h-9z" />
          <text
            className={onWater && styles.onWater}
            textAnchor={anchor === "start" ? undefined : anchor}
            x={by[0]}
            y={by[1]}
          >
            {name}
          </text>
        </g>
      ))}
      <g transform={at(spot.x, spot.y)}>
        <path className={styles.spot} d="M-6 -6h12v12h-12z" />
        <text className={styles.villa} x="16" y="-43">
          {map.name}
        </text>
      </g>
      {seas.map(({ text, angle, at: wide, narrow }) => (
        <g key={text} className={styles.sea}>
          <text className={narrow && styles.wideOnly} transform={`${at(...wide)} rotate(${angle})`}>
            {text}
          </text>
          {/* on a phone the frame crops the sea, so its name may be closer to the land */}
          {narrow && (
            <text className={styles.narrowOnly} transform={`${at(...narrow)} rotate(${angle})`}>
              {text}
            </text>
          )}
        </g>
      ))}
      {numbers.map(({ text, at: [x, y] }) => (
        <text key={`${x} ${y}`} className={styles.roadNumber} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}
