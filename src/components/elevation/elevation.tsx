import { classNames } from "../../modules/class-names/class-names.ts";
import styles from "./elevation.module.css";
import { type Paint, palette } from "./palette.ts";

/** A small building seen from the front, its ground at the bottom edge of `box` (a `viewBox`). */
export type Drawing = {
  box: string;
  /** The outline that casts the shadow, so that a tower casts the shadow of a tower. */
  silhouette: string;
  /** Flat shapes from back to front. */
  shapes: [Paint, string][];
};

/** The shapes of a drawing alone, for a drawing inside another. */
export function Shapes({ drawing }: { drawing: Drawing }) {
  return drawing.shapes.map(([paint, path]) => <path key={path} fill={palette[paint]} d={path} />);
}

/** What a drawing throws on the ground, under the one sun. Comes first, so that it lies below. */
export function Silhouette({ path }: { path: string }) {
  return <path className={styles.shadow} d={path} />;
}

/** A drawing with its noon shadow. The words stand beside it as text, so no one hears it. */
export function Elevation({ drawing, className }: { drawing: Drawing; className?: string }) {
  return (
    <svg
      className={classNames(styles.elevation, className)}
      viewBox={drawing.box}
      aria-hidden="true"
    >
      <Silhouette path={drawing.silhouette} />
      <Shapes drawing={drawing} />
    </svg>
  );
}
