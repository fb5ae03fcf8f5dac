import { classNames } from "../../modules/class-names.ts";
import type { Photo } from "../../site/photo.ts";
import { Volume } from "./ground.tsx";
import styles from "./skyline.module.css";

/** Undefined for a list without photographs. */
export function skylineClass(
  variant: "onRequest" | "services",
  items: { picture?: object | undefined }[],
) {
  return items.some(({ picture }) => picture)
    ? classNames(styles.skyline, styles[variant])
    : undefined;
}

/** From 768 px nothing around it may be positioned: `data-reveal` belongs on the row's text. */
export const skylineRow = styles.row;

/** In percent of the window: one more in the second place would fetch files twice as wide. */
const pictureWidths = [42, 31, 47, 47];

type SkylineVolumeProps = {
  place: 0 | 1 | 2 | 3;
  photo: Photo;
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
