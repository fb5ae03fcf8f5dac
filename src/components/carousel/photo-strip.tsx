import { Picture } from "../picture/picture.tsx";
import styles from "./carousel.module.css";
import type { CarouselProps } from "./carousel.tsx";
import { slideSizes } from "./slide.tsx";

/** All photographs of a set in a row that scrolls by itself: nothing in it can fail. */
export function PhotoStrip({ set, label }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: to scroll by key
    <ul className={styles.strip} aria-label={label} tabIndex={0}>
      {set.photos.map((photo) => (
        <li key={photo.id}>
          <Picture className={styles.stripPhoto} photo={photo} sizes={slideSizes(photo)} />
        </li>
      ))}
    </ul>
  );
}
