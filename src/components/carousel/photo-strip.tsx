import type { PhotoSet } from "../../site/pictures/photo.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./carousel.module.css";
import { slideSizes } from "./slide-sizes.ts";

type PhotoStripProps = { set: PhotoSet; label: string | undefined };

/** All photographs of a set in a row that the browser scrolls, for when the carousel has failed. */
export function PhotoStrip({ set, label }: PhotoStripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable with the keyboard
    <ul className={styles.strip} aria-label={label} tabIndex={0}>
      {set.photos.map((photo) => (
        <li key={photo.id}>
          <Picture className={styles.stripPhoto} photo={photo} sizes={slideSizes(photo)} />
        </li>
      ))}
    </ul>
  );
}
