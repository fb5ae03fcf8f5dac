import { Shapes } from "../../../components/drawing/drawing.tsx";
import type { Drawing } from "../../../drawings/drawing.ts";
import styles from "./drawn-map.module.css";
import type { DrawnMapData } from "./map-data.content.ts";
import { at, round } from "./map-units.ts";
import { Names } from "./names.tsx";
import { Towns } from "./towns.tsx";

type DrawnMapProps = {
  /** Id of the heading that names the map. */
  labelledBy: string;
  map: DrawnMapData;
  /** The house in elevation. */
  house: Drawing;
};

/** Distance of the house from the villa's position, so that it does not cover its mark. */
const houseOffset = 62;

/** A drawn map of the surroundings as SVG, shown until the visitor loads the external one. */
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
      {/* before the roads, which are drawn over its shadow */}
      <g transform={`${at({ ...spot, x: round(spot.x + houseOffset) })} scale(.38)`}>
        <Shapes drawing={house} />
      </g>
      {roads && <Shapes drawing={roads} />}
      {ownRoad && <path className={styles.ownRoad} d={ownRoad} />}
      <Towns towns={towns} />
      {map.airports.map(({ code, drawing, ...point }) => (
        <g key={code} transform={`${at(point)} scale(.42)`}>
          {drawing && <Shapes drawing={drawing} />}
        </g>
      ))}
      <path className={styles.spot} d={`M${round(spot.x - 6)} ${round(spot.y - 6)}h12v12h-12z`} />
      <Names map={map} />
    </svg>
  );
}
