import { Elevation } from "../../../components/drawing/drawing.tsx";
import type { Drawings } from "../../../drawings/drawing.ts";
import styles from "./road.module.css";
import type { RoadPlace } from "./road-minutes.content.ts";

/** A place as the list says it: its name, and its time or road where the content has one. */
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

/** From here on a place's name stands before its drawing in the narrow layout, where there is room. */
const farMinutes = 50;

type RoadProps = {
  label: string;
  /** Nearest first. */
  stops: RoadStop[];
  /** Numbers of the olive trees, which `roadCss` puts in their gaps. */
  trees: number[];
  drawings: RoadDrawings;
};

/** The neighbourhood as one list, drawn along an axis of minutes by car counted from the villa. */
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
