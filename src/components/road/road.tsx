import type { Drawings } from "../../drawings/drawing.ts";
import { classNames } from "../../modules/class-names.ts";
import { Elevation } from "../drawing/drawing.tsx";
import type { RoadStop } from "./road.content.ts";
import styles from "./road.module.css";

/** Stops for which a wide window has room on one line, the house among them. */
export const mostOnLine = 10;

/** Those whose names have room in one row. */
const mostInRow = 7;

type RoadProps = {
  label: string;
  stops: RoadStop[];
  drawings: Drawings<string>;
  onPaper?: boolean;
};

export function Road({ label, stops, drawings, onPaper }: RoadProps) {
  const { length } = stops;
  const layout = onPaper
    ? styles.paper
    : length <= mostOnLine && classNames(styles.line, length > mostInRow && styles.twoRows);
  return (
    <div className={classNames(styles.road, layout || undefined)} data-road="">
      <ul aria-label={label}>
        {stops.map(({ place, drawing, water, name, time }) => (
          <li key={place} data-place={place} data-water={water && ""}>
            <RoadDrawing drawing={drawings[drawing]} />
            <p>
              <b>{name}</b> {time && <span>{time}</span>}
            </p>
            {length <= mostInRow && !onPaper && (
              <RoadDrawing drawing={drawings.tree} className={styles.tree} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type RoadDrawingProps = { drawing: Drawings<string>[string] | undefined; className?: string };

/** All drawings have the same scale. */
function RoadDrawing({ drawing, className = styles.drawing }: RoadDrawingProps) {
  return drawing && <Elevation drawing={drawing} className={className} unitsPerEm={16} />;
}
