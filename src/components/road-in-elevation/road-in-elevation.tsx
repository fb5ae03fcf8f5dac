import { bariAirport, brindisiAirport } from "../elevation/drawings/airport.ts";
import { castleAndBud } from "../elevation/drawings/castle-and-bud.ts";
import { hillCastle } from "../elevation/drawings/hill-castle.ts";
import { oliveTree } from "../elevation/drawings/olive-tree.ts";
import { sail } from "../elevation/drawings/sail.ts";
import { townGate } from "../elevation/drawings/town-gate.ts";
import { trulli } from "../elevation/drawings/trulli.ts";
import { villa } from "../elevation/drawings/villa.ts";
import { whiteTown } from "../elevation/drawings/white-town.ts";
import { type Drawing, Elevation } from "../elevation/elevation.tsx";
import styles from "./road-in-elevation.module.css";
import type { RoadPlace } from "./road-minutes.ts";
import { treeNumbers } from "./road-rules.ts";

/** A place as the list says it: its name, and its time or road where the content has one. */
export type RoadStop = { place: RoadPlace; minutes: number; name: string; time?: string };

const drawings: Record<RoadPlace, Drawing> = {
  villa,
  francavilla: townGate,
  ceglie: hillCastle,
  oria: castleAndBud,
  ostuni: whiteTown,
  bds: brindisiAirport,
  adriatico: sail,
  ionio: sail,
  itria: trulli,
  bri: bariAirport,
};

/** From here on a place's name stands before its drawing in the narrow layout, where there is room. */
const farMinutes = 50;

type RoadInElevationProps = { label: string; stops: RoadStop[] };

/** The neighbourhood as one list, drawn along an axis of minutes by car counted from the villa. */
export function RoadInElevation({ label, stops }: RoadInElevationProps) {
  const byMinutes = stops.toSorted((one, other) => one.minutes - other.minutes);
  return (
    <div className={styles.road} data-road="">
      <ul aria-label={label}>
        {byMinutes.map(({ place, minutes, name, time }) => (
          <li key={place} data-place={place} data-far={minutes >= farMinutes ? "" : undefined}>
            <Elevation drawing={drawings[place]} className={styles.drawing} />
            <p>
              <b>{name}</b> {time && <span>{time}</span>}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.trees} aria-hidden="true">
        {treeNumbers.map((tree) => (
          <span key={tree} data-tree={tree}>
            <Elevation drawing={oliveTree} className={styles.tree} />
          </span>
        ))}
      </div>
    </div>
  );
}
