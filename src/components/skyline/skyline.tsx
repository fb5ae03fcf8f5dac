import { classNames } from "../../modules/class-names.ts";
import type { Photo } from "../../site/pictures/photo.ts";
import { Volume } from "../ground/ground.tsx";
import styles from "./skyline.module.css";

/** Selects the widths and heights of the four volumes. */
type SkylineVariant = "onRequest" | "services";

/**
 * The class of the container of the rows: a list, or the parent of several. From 768 px the volumes of
 * its rows are above it on one ground line; in narrower windows each is above its own row.
 */
export function skylineClass(variant: SkylineVariant, className?: string): string | undefined {
  return classNames(styles.skyline, styles[variant], className);
}

/**
 * The class of a row that has a volume. From 768 px neither the row nor an element between it and
 * `skylineClass` may be positioned or moved; `data-reveal` therefore belongs on the row's text.
 */
export const skylineRow = styles.row;

/**
 * Width of the uncropped picture by place, in percent of the window: covers both variants, but for
 * two pixels in the second place, where one more percent would fetch files twice as wide as needed.
 */
const pictureWidths = [42, 31, 47, 37];

type SkylineVolumeProps = {
  /** Its place in the skyline, from the left. */
  place: 0 | 1 | 2 | 3;
  photo: Photo;
  /** `dd` in a definition list. */
  as?: "div" | "dd" | undefined;
};

/** A photograph inside the row that it belongs to, so that it is read in the order of the list. */
export function SkylineVolume({ place, photo, as }: SkylineVolumeProps) {
  const width = pictureWidths[place];
  return (
    <Volume
      as={as}
      className={classNames(styles.volume, styles[`place${place}`])}
      photo={photo}
      sizes={`(min-width: 100rem) ${width}rem, (min-width: 48rem) ${width}vw, 90vw`}
    />
  );
}
