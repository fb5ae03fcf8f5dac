import { memo } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import type { Photo } from "../../site/pictures/photo.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./carousel.module.css";
import { numbered } from "./numbered.ts";

type SlideProps = {
  photo: Photo;
  index: number;
  total: number;
  /** The active one to begin with; from then on the carousel marks it. */
  isFirst: boolean;
  /** A pointer or the focus has come: a press may follow. */
  onIntent(): void;
  onOpen(index: number): void;
};

/** One photograph on the ground line; a press enlarges it. */
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
    // biome-ignore lint/a11y/useSemanticElements: a group of the carousel pattern, not of a form
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

/** How wide a slide is: the height of `--h` in carousel.module.css by the picture's ratio. */
export function slideSizes({ width, height }: Photo): string {
  return `calc(clamp(13rem, min(58vw, 62svh), 40rem) * ${Number((width / height).toFixed(4))})`;
}
