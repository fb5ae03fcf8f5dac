import { Shapes } from "../../components/drawing/drawing.tsx";
import { classNames } from "../../modules/class-names.ts";
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
  const { spot, towns, land, roads, ownRoad } = map;
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
      <g transform={at(spot.x, spot.y)}>
        <g transform="translate(62 0) scale(.38)">
          <Shapes drawing={house} />
        </g>
      </g>
      {roads && <Shapes drawing={roads} />}
      {ownRoad && <path className={styles.ownRoad} d={ownRoad} />}
      {/* all shadows first, so that none covers a mark */}
      {towns.map(({ name, x, y, label: { minor } }) => (
        <path
          key={name}
          className={classNames(styles.shadow, minor && styles.wideOnly)}
          transform={at(x, y)}
          d="M-4.5 0h9l6 4h-9z"
        />
      ))}
      {towns.map(({ name, x, y, label: { minor } }) => (
        <path
          key={name}
          className={classNames(styles.cube, minor && styles.wideOnly)}
          data-town={name}
          transform={at(x, y)}
          d="M-4.5 -9h9v9h-9z"
        />
      ))}
      {map.airports.map(({ code, drawing, at: place }) => (
        <g key={code} transform={`${at(...place)} scale(.42)`}>
          {drawing && <Shapes drawing={drawing} />}
        </g>
      ))}
      <Names map={map} />
    </svg>
  );
}

function Names({ map: { spot, name, seas, numbers, towns } }: { map: DrawnMapData }) {
  return (
    <>
      <g transform={at(spot.x, spot.y)}>
        <path className={styles.spot} d="M-6 -6h12v12h-12z" />
        <text className={styles.villa} x="16" y="-43">
          {name}
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
      {towns.map(({ name, label: { x, y, anchor, onWater, minor } }) => (
        <text
          key={name}
          className={classNames(onWater && styles.onWater, minor && styles.wideOnly) || undefined}
          textAnchor={anchor}
          x={x}
          y={y}
        >
          {name}
        </text>
      ))}
    </>
  );
}
