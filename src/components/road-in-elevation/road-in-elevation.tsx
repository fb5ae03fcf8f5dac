import type { DrawingName, Drawings } from "../../site/drawing.ts";
import { Elevation } from "../drawing/drawing.tsx";
import styles from "./road-in-elevation.module.css";
import type { RoadPlace } from "./road-minutes.ts";
import { treeNumbers } from "./road-rules.ts";

/** A place as the list says it: its name, and its time or road where the content has one. */
export type RoadStop = { place: RoadPlace; minutes: number; name: string; time?: string };

const drawingOf = {
  villa: "villa",
  francavilla: "town-gate",
  ceglie: "hill-castle",
  oria: "castle-and-bud",
  ostuni: "white-town",
  bds: "airport-brindisi",
  adriatico: "sail",
  ionio: "sail",
  itria: "trulli",
  bri: "airport-bari",
} as const satisfies Record<RoadPlace, DrawingName>;

/** From here on a place's name stands before its drawing in the narrow layout, where there is room. */
const farMinutes = 50;

type RoadInElevationProps = {
  label: string;
  stops: RoadStop[];
  drawings: Drawings<(typeof drawingOf)[RoadPlace] | "olive-tree">;
};

/** The neighbourhood as one list, drawn along an axis of minutes by car counted from the villa. */
export function RoadInElevation({ label, stops, drawings }: RoadInElevationProps) {
  const byMinutes = stops.toSorted((one, other) => one.minutes - other.minutes);
  return (
    <div className={styles.road} data-road="">
      <ul aria-label={label}>
        {byMinutes.map(({ place, minutes, name, time }) => (
          <li key={place} data-place={place} data-far={minutes >= farMinutes ? "" : undefined}>
            <Elevation drawing={drawings[drawingOf[place]]} className={styles.drawing} />
            <p>
              <b>{name}</b> {time && <span>{time}</span>}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.trees} aria-hidden="true">
        {treeNumbers.map((tree) => (
          <span key={tree} data-tree={tree}>
            <Elevation drawing={drawings["olive-tree"]} className={styles.tree} />
          </span>
        ))}
      </div>
    </div>
  );
}
