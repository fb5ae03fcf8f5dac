import { bariAirport, brindisiAirport } from "../elevation/drawings/airport.ts";
import { villa } from "../elevation/drawings/villa.ts";
import { type Drawing, Shapes } from "../elevation/elevation.tsx";
import { airportPoints, coast, type Point, type Position, project } from "./apulia.ts";
import styles from "./drawn-map.module.css";
import { at, round } from "./map-units.ts";
import { type MapNames, Names } from "./names.tsx";
import { Roads } from "./roads.tsx";
import { Towns } from "./towns.tsx";

export type MapTown = Position & { name: string };

type DrawnMapProps = {
  /** Id of the heading that names the map. */
  labelledBy: string;
  villa: Position;
  towns: MapTown[];
  names: MapNames;
};

/** How far the house stands beside its own place, so that both can be seen. */
const besideTheSpot = 62;

/** The view: the villa a little right of the middle, whatever the frame cuts off around it. */
function viewBox({ x, y }: Point): string {
  return `${Math.round(x - 715)} ${Math.round(y - 413)} 1369 690`;
}

/** Our own map of central Puglia: the land a flat slab of lime that casts its shadow on two seas. */
export function DrawnMap({ labelledBy, villa: position, towns, names }: DrawnMapProps) {
  const spot = project(position);
  const house = { ...spot, x: spot.x + besideTheSpot };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the heading above the map names it
    <svg
      className={styles.map}
      viewBox={viewBox(spot)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={labelledBy}
    >
      <path className={styles.deep} d={coast} transform="translate(13 10)" />
      <path className={styles.land} d={coast} />
      <path
        className={styles.shadow}
        transform={`${at(house)} skewX(52) scale(.38 -.122)`}
        d={villa.silhouette}
      />
      <Roads spot={spot} />
      <Towns towns={towns} />
      <Airport code="BRI" drawing={bariAirport} />
      <Airport code="BDS" drawing={brindisiAirport} />
      <path className={styles.spot} d={`M${round(spot.x - 6)} ${round(spot.y - 6)}h12v12h-12z`} />
      <g transform={`${at(house)} scale(.38)`}>
        <Shapes drawing={villa} />
      </g>
      <Names spot={spot} towns={towns} names={names} />
    </svg>
  );
}

function Airport({ code, drawing }: { code: string; drawing: Drawing }) {
  const point = airportPoints[code];
  if (!point) return null;
  return (
    <g transform={`${at(point)} scale(.42)`}>
      <path className={styles.shadow} transform="skewX(52) scale(1 -.32)" d={drawing.silhouette} />
      <Shapes drawing={drawing} />
    </g>
  );
}
