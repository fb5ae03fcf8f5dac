import { useEffect, useLayoutEffect, useRef } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import type { Photo } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import { stepWithArrowKeys } from "../carousel/arrow-keys.ts";
import { numbered } from "../carousel/numbered.ts";
import { SquareButton } from "../square-button/square-button.tsx";
import { EnlargedPhoto } from "./enlarged-photo.tsx";
import styles from "./lightbox.module.css";
import { useStrip } from "./use-strip.ts";

type LightboxWindowProps = {
  photos: Photo[];
  index: number;
  onStep(by: number): void;
  onClose(): void;
  /** Called when the dialog has closed, so that the page can take the focus. */
  onClosed(): void;
};

/** One photograph as large as the window allows, the previous and next on either side. */
export function LightboxWindow({ photos, index, onStep, onClose, onClosed }: LightboxWindowProps) {
  const { a11y } = useSite().shared;
  const total = photos.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { stage, strip, step } = useStrip(index, onStep);
  const closed = useRef(onClosed);
  closed.current = onClosed;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    next.current?.focus();
    return () => {
      element?.close();
      closed.current();
    };
  }, []);

  useEffect(() => {
    const viewport = window.visualViewport;
    const follow = () =>
      dialog.current?.toggleAttribute("data-zoomed", Number(viewport?.scale) > 1.01);
    viewport?.addEventListener("resize", follow);
    return () => viewport?.removeEventListener("resize", follow);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={a11y.dialogs.lightbox}
      onClose={onClose}
      onKeyDown={stepWithArrowKeys(step)}
    >
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
          {photos[index]?.caption}
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
        className={styles.close}
        icon="cross"
        label={a11y.lightbox.close}
        onClick={onClose}
      />
    </dialog>
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
