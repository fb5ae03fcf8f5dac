import { classNames } from "../../../modules/class-names/class-names.ts";
import {
  ownRoadNumberPoint,
  type Point,
  type Position,
  project,
  roadNumberPoints,
} from "./apulia.ts";
import styles from "./drawn-map.module.css";
import { at, round } from "./map-units.ts";
import { townLabel } from "./town-labels.ts";

/** The names on the map besides the towns. */
export type MapNames = {
  villa: string;
  adriatic: string;
  ionian: string;
  ownRoad: string;
  /** The road to each airport, by the airport's code. */
  airportRoads: { code: string; road: string }[];
};

type NamesProps = { spot: Point; towns: (Position & { name: string })[]; names: MapNames };

/** All text of the map. */
export function Names({ spot, towns, names }: NamesProps) {
  return (
    <>
      <Seas {...names} />
      {names.airportRoads.map(({ code, road }) => (
        <RoadNumber key={code} point={roadNumberPoints[code]} text={road} />
      ))}
      <RoadNumber point={ownRoadNumberPoint} text={names.ownRoad} />
      <text className={styles.villa} x={round(spot.x + 16)} y={round(spot.y - 43)}>
        {names.villa}
      </text>
      {towns.map((town) => (
        <TownName key={town.name} name={town.name} point={project(town)} />
      ))}
    </>
  );
}

/** On a phone the frame crops the sea, so the Adriatic's name is placed closer to the land. */
function Seas({ adriatic, ionian }: Pick<MapNames, "adriatic" | "ionian">) {
  return (
    <>
      <text
        className={classNames(styles.sea, styles.wideOnly)}
        textAnchor="middle"
        transform="translate(967 294) rotate(29)"
      >
        {adriatic}
      </text>
      <text
        className={classNames(styles.sea, styles.narrowOnly)}
        textAnchor="middle"
        transform="translate(860 285) rotate(29)"
      >
        {adriatic}
      </text>
      <text className={styles.sea} textAnchor="middle" transform="translate(579 630) rotate(-22)">
        {ionian}
      </text>
    </>
  );
}

function RoadNumber({ point, text }: { point: Point | undefined; text: string }) {
  if (!point) return null;
  return (
    <text className={styles.roadNumber} textAnchor="middle" transform={at(point)}>
      {text}
    </text>
  );
}

function TownName({ name, point }: { name: string; point: Point }) {
  const { anchor, dx, dy, onWater, minor } = townLabel(name);
  return (
    <text
      className={classNames(onWater && styles.onWater, minor && styles.wideOnly) || undefined}
      textAnchor={anchor}
      x={round(point.x + dx)}
      y={round(point.y + dy)}
    >
      {name}
    </text>
  );
}
