import type { Photo } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { SquareButton } from "../square-button/square-button.tsx";
import styles from "./carousel.module.css";
import { numbered } from "./numbered.ts";

type CarouselFootProps = {
  photos: Photo[];
  active: number;
  /** The active picture was chosen by a press: a screen reader should hear which it is. */
  isPressed: boolean;
  onPress(by: number): void;
};

/** What stands under the line: counter, caption, and the two squares. */
export function CarouselFoot({ photos, active, isPressed, onPress }: CarouselFootProps) {
  const words = useSite().shared.a11y.carousel;
  const caption = photos[active]?.alt;
  return (
    <div className={styles.foot} data-reveal="">
      <p className={styles.caption}>
        <span className={styles.counter}>
          {active + 1}
          <small> / {photos.length}</small>
        </span>
        {caption}
      </p>
      <div className={styles.keys}>
        <SquareButton icon="chevron-left" label={words.previous} onClick={() => onPress(-1)} />
        <SquareButton icon="chevron-right" label={words.next} onClick={() => onPress(1)} />
      </div>
      <p className={layout.visuallyHidden} role="status">
        {isPressed && `${numbered(words.slide, active, photos.length)}: ${caption}`}
      </p>
    </div>
  );
}
