import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import type { Photo } from "../../site/pictures/photo.ts";
import { type NarrowPicture, Picture } from "../picture/picture.tsx";
import styles from "./ground.module.css";

/** The line that crosses the whole window, on which volumes stand side by side. */
export function Ground({ children }: { children: ReactNode }) {
  return <div className={styles.ground}>{children}</div>;
}

type VolumeProps = {
  photo: Photo;
  /** The honest width of the picture at every breakpoint, as in `<img sizes>`. */
  sizes: string;
  /** Where a narrow window would hide the sides: the picture without them. */
  narrow?: NarrowPicture;
  className?: string | undefined;
  /** The first picture of the first screen: fetched at once and before anything else. */
  priority?: boolean;
  loading?: "lazy" | "eager";
  /** Inside a link that has its own words the picture says nothing. */
  decorative?: boolean;
};

/** A photograph as a volume: it stands on the line and casts the noon shadow. */
export function Volume({ className, ...picture }: VolumeProps) {
  return (
    <div className={classNames(styles.volume, className)}>
      <Picture {...picture} />
    </div>
  );
}

/** What lies under the line, with room for the shadows. */
export function Earth({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.earth, className)}>{children}</div>;
}
