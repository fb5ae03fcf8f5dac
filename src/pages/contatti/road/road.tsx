import { Elevation } from "../../../components/drawing/drawing.tsx";
import type { Drawings } from "../../../drawings/drawing.ts";
import styles from "./road.module.css";
import type { RoadStop } from "./road-stops.content.ts";

/** From this part of the longest way on, the narrow layout has room for a name before its drawing. */
const far = 0.6;

type RoadProps = {
  label: string;
  /** Nearest first. */
  stops: RoadStop[];
  /** Numbers of the olive trees, which `roadCss` positions. */
  trees: number[];
  drawings: Drawings<string>;
};

/** The surroundings as a list, drawn along an axis of minutes by car from the villa. */
export function Road({ label, stops, trees, drawings }: RoadProps) {
  const longest = Math.max(...stops.map(({ minutes }) => minutes));
  return (
    <div className={styles.road} data-road="">
      <ul aria-label={label}>
        {stops.map(({ place, drawing, minutes, side, water, name, time }) => (
          <li
            key={place}
            data-place={place}
            data-side={side === "right" ? side : undefined}
            data-water={water && ""}
            data-far={minutes && minutes >= far * longest ? "" : undefined}
          >
            <RoadDrawing drawing={drawings[drawing]} />
            <p>
              <b>{name}</b> {time && <span>{time}</span>}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.trees} aria-hidden="true">
        {trees.map((tree) => (
          <span key={tree} data-tree={tree}>
            <RoadDrawing drawing={drawings["olive-tree"]} className={styles.tree} />
          </span>
        ))}
      </div>
    </div>
  );
}

type RoadDrawingProps = { drawing: Drawings<string>[string] | undefined; className?: string };

function RoadDrawing({ drawing, className = styles.drawing }: RoadDrawingProps) {
  return drawing && <Elevation drawing={drawing} className={className} />;
}
