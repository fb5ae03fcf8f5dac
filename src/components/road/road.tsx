import { classNames } from "../../modules/class-names.ts";
import type { Drawings } from "../../site/drawing.ts";
import { Elevation } from "../drawing/drawing.tsx";
import type { RoadStop } from "./road.content.ts";
import styles from "./road.module.css";

/** Stops for which a wide window has room on one line, the house among them. */
export const mostOnLine = 10;

/** Minutes between two places with room for a tree. */
const treeGap = 9;

type RoadProps = {
  label: string;
  stops: RoadStop[];
  drawings: Drawings<string>;
  onPaper?: boolean;
};

export function Road({ label, stops, drawings, onPaper }: RoadProps) {
  const farthest = stops.at(-1)?.way?.minutes ?? 0;
  const isLine = stops.length <= mostOnLine;
  return (
    <div
      className={classNames(styles.road, onPaper ? styles.paper : isLine && styles.line)}
      data-road=""
    >
      <ul aria-label={label}>
        {stops.map(({ place, drawing, water, name, time, way }) => (
          <li
            key={place}
            className={way && classNames(styles[way.side], way.isLow && styles.low)}
            data-place={place}
            data-water={water && ""}
            data-far={way && way.minutes > farthest / 2 ? "" : undefined}
          >
            <RoadDrawing drawing={drawings[drawing]} />
            <p>
              <b>{name}</b> {time && <span>{time}</span>}
            </p>
            {isLine && !onPaper && way && way.gap >= treeGap && (
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
