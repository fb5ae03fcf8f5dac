import { type RefObject, useLayoutEffect, useRef } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import type { Photo } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import { SquareButton } from "../button/button.tsx";
import { numbered, stepWithArrowKeys } from "../carousel/photo-controls.ts";
import { Volume } from "../ground/ground.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import styles from "./lightbox.module.css";
import { useStrip } from "./use-strip.ts";

type EnlargedViewProps = {
  photos: Photo[];
  index: number;
  next: RefObject<HTMLButtonElement | null>;
  onShow(index: number): void;
  onAll(): void;
  onClose(): void;
};

export function EnlargedView({ photos, index, next, onShow, onAll, onClose }: EnlargedViewProps) {
  const { a11y, photoGrid: words } = useSite().shared;
  const total = photos.length;
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
    return () => stop.abort();
  }, []);

  return (
    <div className={styles.view} data-single={total < 2 || undefined}>
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
            <span>{index + 1}</span>
            <small> / {total}</small>
          </span>
          <span className={layout.visuallyHidden}>
            {numbered(a11y.lightbox.counter, index, total)}
          </span>
        </p>
        <p className={styles.caption} aria-live="polite">
          <span key={index}>
            <NoBreak>{photos[index]?.caption ?? ""}</NoBreak>
          </span>
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

function neighbours(index: number, total: number) {
  const panels = [
    { at: index, place: "here" },
    { at: (index + 1) % total, place: "after" },
    { at: (index + total - 1) % total, place: "before" },
  ] as const;
  return panels.slice(0, total);
}

type EnlargedPhotoProps = { photo: Photo; place: "before" | "here" | "after" };

function EnlargedPhoto({ photo, place }: EnlargedPhotoProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { id, width, height } = photo;

  useLayoutEffect(() => {
    const { style } = panel.current ?? {};
    style?.setProperty("--r", String(width / height));
    style?.setProperty("--natural", `${width}px`);
    const loaded = largestLoaded(id);
    // a file that the page has already loaded serves as placeholder for the large one
    if (loaded) style?.setProperty("--placeholder", `url("${loaded}")`);
  }, [id, width, height]);

  return (
    <div ref={panel} className={styles[place]} aria-hidden={place !== "here" || undefined}>
      <Volume
        photo={photo}
        sizes={enlargedSizes(photo)}
        className={styles.volume}
        loading="eager"
      />
    </div>
  );
}

/** The picture's width: `--pic` of lightbox.module.css times its ratio, or the window's width. */
function enlargedSizes({ width, height }: Photo): string {
  const ratio = Number((width / height).toFixed(4));
  return [
    `(max-height: 32rem) and (orientation: landscape) min(calc(100svh * ${ratio}), 100vw - 11.5rem)`,
    `(max-width: 61.999rem) and (orientation: portrait) min(calc((100svh - 15.5rem) / 1.16 * ${ratio}), 100vw - 1.5rem)`,
    `min(calc((84svh - 7.5rem) * ${ratio}), 100vw - 2.5rem)`,
  ].join(", ");
}

function largestLoaded(id: string): string | undefined {
  return [...document.querySelectorAll<HTMLImageElement>(`img[data-photo="${CSS.escape(id)}"]`)]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .sort((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc;
}
