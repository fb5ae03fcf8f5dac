import { Shapes } from "../../../components/drawing/drawing.tsx";
import type { Drawing, Drawings } from "../../../drawings/drawing.ts";
import { airportPoints, ownRoad, type Point, type Position, project } from "./apulia.ts";
import styles from "./drawn-map.module.css";
import { at, round } from "./map-units.ts";
import { type MapNames, Names } from "./names.tsx";
import { Towns } from "./towns.tsx";

type MapTown = Position & { name: string };

type DrawnMapProps = {
  /** Id of the heading that names the map. */
  labelledBy: string;
  villa: Position;
  towns: MapTown[];
  names: MapNames;
  drawings: Drawings<"apulia" | "apulia-roads" | "villa" | "airport-bari" | "airport-brindisi">;
};

/** Distance of the house from the villa's position, so that it does not cover its mark. */
const houseOffset = 62;

/** The visible part of the map: the villa is near its middle, however the frame crops it. */
function viewBox({ x, y }: Point): string {
  return `${Math.round(x - 715)} ${Math.round(y - 413)} 1369 690`;
}

/** A map of central Puglia as SVG, shown until the visitor loads the external one. */
export function DrawnMap({ labelledBy, villa, towns, names, drawings }: DrawnMapProps) {
  const spot = project(villa);
  const house = { ...spot, x: spot.x + houseOffset };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the heading above the map names it
    <svg
      className={styles.map}
      viewBox={viewBox(spot)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={labelledBy}
    >
      <Shapes drawing={drawings.apulia} />
      {/* before the roads, which are drawn over its shadow */}
      <g transform={`${at(house)} scale(.38)`}>
        <Shapes drawing={drawings.villa} />
      </g>
      <Shapes drawing={drawings["apulia-roads"]} />
      <OwnRoad spot={spot} />
      <Towns towns={towns} />
      <Airport code="BRI" drawing={drawings["airport-bari"]} />
      <Airport code="BDS" drawing={drawings["airport-brindisi"]} />
      <path className={styles.spot} d={`M${round(spot.x - 6)} ${round(spot.y - 6)}h12v12h-12z`} />
      <Names spot={spot} towns={towns} names={names} />
    </svg>
  );
}

/** The road past the villa. */
function OwnRoad({ spot }: { spot: Point }) {
  const { from, to } = ownRoad;
  const gate = `${Math.round(spot.x)} ${Math.round(spot.y)}`;
  return <path className={styles.ownRoad} d={`M${from.x} ${from.y} ${gate} ${to.x} ${to.y}`} />;
}

function Airport({ code, drawing }: { code: string; drawing: Drawing }) {
  const point = airportPoints[code];
  if (!point) return null;
  return (
    <g transform={`${at(point)} scale(.42)`}>
      <Shapes drawing={drawing} />
    </g>
  );
}
