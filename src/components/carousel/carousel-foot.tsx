import { useSyncExternalStore } from "react";
import type { Selection } from "../../modules/carousel/controller.ts";
import type { Observable } from "../../modules/observable/observable.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { Photo, PhotoSet } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import { NoBreak } from "../no-break/no-break.tsx";
import { SquareButton } from "../square-button/square-button.tsx";
import styles from "./carousel.module.css";
import { numbered } from "./numbered.ts";

type CaptionProps = { photos: Photo[]; selection: Observable<Selection> };

type CarouselFootProps = CaptionProps & {
  setWords: PhotoSet["words"];
  onPress(by: number): void;
  /** A pointer or the focus has reached the button for all photographs. */
  onIntent(): void;
  onAll(): void;
};

/** Counter, caption and the three buttons below the slides. */
export function CarouselFoot({
  photos,
  setWords,
  selection,
  onPress,
  onIntent,
  onAll,
}: CarouselFootProps) {
  const words = useSite().shared.a11y.carousel;
  return (
    <div className={styles.foot} data-reveal="">
      <Caption photos={photos} selection={selection} />
      <div className={styles.buttons}>
        <SquareButton
          className={styles.all}
          label={setWords.openLabel}
          data-open-grid=""
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onAll}
        >
          {setWords.open}
        </SquareButton>
        <SquareButton icon="chevron-left" label={words.previous} onClick={() => onPress(-1)} />
        <SquareButton icon="chevron-right" label={words.next} onClick={() => onPress(1)} />
      </div>
    </div>
  );
}

/** Announced only after a step, not after a drag. */
function Caption({ photos, selection }: CaptionProps) {
  const words = useSite().shared.a11y.carousel;
  const { slide, isStep } = useSyncExternalStore(selection.subscribe, selection.get, selection.get);
  const caption = photos[slide]?.caption;
  return (
    <>
      <p className={styles.caption}>
        <span className={styles.counter}>
          {slide + 1}
          <small> / {photos.length}</small>
        </span>
        {caption && <NoBreak>{caption}</NoBreak>}
      </p>
      <p className={layout.visuallyHidden} role="status">
        {isStep && `${numbered(words.slide, slide, photos.length)}: ${caption}`}
      </p>
    </>
  );
}
