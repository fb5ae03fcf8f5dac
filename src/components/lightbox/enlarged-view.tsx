import { type RefObject, useLayoutEffect, useRef } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import type { Photo } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import { stepWithArrowKeys } from "../carousel/arrow-keys.ts";
import { numbered } from "../carousel/numbered.ts";
import { NoBreak } from "../no-break/no-break.tsx";
import { SquareButton } from "../square-button/square-button.tsx";
import { EnlargedPhoto } from "./enlarged-photo.tsx";
import styles from "./lightbox.module.css";
import { useStrip } from "./use-strip.ts";

type EnlargedViewProps = {
  photos: Photo[];
  index: number;
  /** Gets the button that goes to the next photograph. */
  next: RefObject<HTMLButtonElement | null>;
  onShow(index: number): void;
  onAll(): void;
  onClose(): void;
};

/** One photograph as large as the window allows, the previous and next on either side. */
export function EnlargedView({ photos, index, next, onShow, onAll, onClose }: EnlargedViewProps) {
  const { a11y, "photo-grid": words } = useSite().shared;
  const total = photos.length;
  const view = useRef<HTMLDivElement>(null);
  const { stage, strip, step } = useStrip(index, (by) => onShow((index + by + total) % total));
  const latestStep = useRef(step);
  latestStep.current = step;

  // before the first frame, so that a key pressed at once is handled
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // on the window, because a press beside the picture moves the focus out of the dialog
    addEventListener(
      "keydown",
      stepWithArrowKeys((by) => latestStep.current(by)),
      { signal },
    );
    const viewport = window.visualViewport;
    const follow = () =>
      view.current?.toggleAttribute("data-zoomed", Number(viewport?.scale) > 1.01);
    viewport?.addEventListener("resize", follow, { signal });
    return () => stop.abort();
  }, []);

  return (
    <div ref={view} className={styles.view} data-single={total < 2 || undefined}>
      <div ref={stage} className={styles.stage}>
        <div ref={strip} className={styles.strip}>
          {neighbours(index, total).map(({ at, place }) => {
            const photo = photos[at];
            return photo && <EnlargedPhoto key={photo.id} photo={photo} place={place} />;
          })}
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.counter} aria-live="polite">
          <span aria-hidden="true">
            {index + 1}
            <small> / {total}</small>
          </span>
          <span className={layout.visuallyHidden}>
            {numbered(a11y.lightbox.counter, index, total)}
          </span>
        </p>
        <p className={styles.caption} aria-live="polite">
          <NoBreak>{photos[index]?.caption ?? ""}</NoBreak>
        </p>
        <div className={styles.buttons}>
          <SquareButton
            icon="chevron-left"
            label={a11y.lightbox.previous}
            onClick={() => step(-1)}
          />
          <SquareButton
            ref={next}
            icon="chevron-right"
            label={a11y.lightbox.next}
            onClick={() => step(1)}
          />
        </div>
      </div>
      <SquareButton
        className={styles.all}
        icon="stones"
        label={words.fromLightbox}
        onClick={onAll}
      />
      <SquareButton
        className={styles.close}
        icon="cross"
        label={a11y.lightbox.close}
        onClick={onClose}
      />
    </div>
  );
}

/** The photograph and those beside it, which load ahead; fewer than three if the set is smaller. */
function neighbours(index: number, total: number) {
  const panels = [
    { at: index, place: "here" },
    { at: (index + 1) % total, place: "after" },
    { at: (index + total - 1) % total, place: "before" },
  ] as const;
  return panels.slice(0, total);
}
