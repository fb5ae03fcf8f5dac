import { memo } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import type { Photo } from "../../site/pictures/photo.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./carousel.module.css";
import { numbered } from "./numbered.ts";
import { slideSizes } from "./slide-sizes.ts";

type SlideProps = {
  photo: Photo;
  index: number;
  total: number;
  /** Active at first; from then on the carousel sets `aria-current` itself. */
  isFirst: boolean;
  /** A pointer or the focus has reached the slide, so that it may be opened next. */
  onIntent(): void;
  onOpen(index: number): void;
};

/** One photograph of a carousel; a press opens it in the lightbox. */
export const Slide = memo(function Slide({
  photo,
  index,
  total,
  isFirst,
  onIntent,
  onOpen,
}: SlideProps) {
  const { carousel, lightbox } = useSite().shared.a11y;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern, not a form
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={carousel.slideRoleDescription}
      aria-label={numbered(carousel.slide, index, total)}
      aria-current={isFirst || undefined}
      data-slide={index}
    >
      <button
        className={styles.enlarge}
        type="button"
        aria-label={`${numbered(lightbox.open, index, total)}: ${photo.caption}`}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => onOpen(index)}
      >
        <Picture className={styles.photo} photo={photo} sizes={slideSizes(photo)} />
      </button>
    </div>
  );
});
