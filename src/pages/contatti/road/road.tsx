import { Elevation } from "../../../components/drawing/drawing.tsx";
import type { Drawings } from "../../../drawings/drawing.ts";
import styles from "./road.module.css";
import type { RoadPlace } from "./road-minutes.content.ts";

/** A place of the list: its name, and its time or road where the content has one. */
export type RoadStop = {
  place: RoadPlace;
  drawing: Exclude<keyof RoadDrawings, "olive-tree">;
  minutes: number;
  name: string;
  time?: string;
};

type RoadDrawings = Drawings<
  | "villa"
  | "town-gate"
  | "hill-castle"
  | "castle-and-bud"
  | "white-town"
  | "airport-brindisi"
  | "sail"
  | "trulli"
  | "airport-bari"
  | "olive-tree"
>;

/** Minutes from which the narrow layout has room for a place's name before its drawing. */
const farMinutes = 50;

type RoadProps = {
  label: string;
  /** Nearest first. */
  stops: RoadStop[];
  /** Numbers of the olive trees, which `roadCss` positions. */
  trees: number[];
  drawings: RoadDrawings;
};

/** The surroundings as a list, drawn along an axis of minutes by car from the villa. */
export function Road({ label, stops, trees, drawings }: RoadProps) {
  return (
    <div className={styles.road} data-road="">
      <ul aria-label={label}>
        {stops.map(({ place, drawing, minutes, name, time }) => (
          <li key={place} data-place={place} data-far={minutes >= farMinutes ? "" : undefined}>
            <Elevation drawing={drawings[drawing]} className={styles.drawing} />
            <p>
              <b>{name}</b> {time && <span>{time}</span>}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.trees} aria-hidden="true">
        {trees.map((tree) => (
          <span key={tree} data-tree={tree}>
            <Elevation drawing={drawings["olive-tree"]} className={styles.tree} />
          </span>
        ))}
      </div>
    </div>
  );
}
