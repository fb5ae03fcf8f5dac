import {
  type RefObject,
  type TouchList,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isZoomed, markZoom } from "../../modules/carousel/report-drags.ts";
import { prefersReducedMotion } from "../../modules/user-preferences.ts";
import type { Photo } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { SquareButton } from "../button/button.tsx";
import { Volume } from "../ground/ground.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import styles from "./lightbox.module.css";
import { numbered, stepWithArrowKeys } from "./photo-controls.ts";
import { ratioOf } from "./photo-grid.tsx";

type EnlargedViewProps = {
  photos: Photo[];
  /** Of the row of all photographs. */
  label: string;
  index: number;
  next: RefObject<HTMLButtonElement | null>;
  onShow(index: number): void;
  onAll(): void;
  onClose(): void;
};

export function EnlargedView(props: EnlargedViewProps) {
  const { photos, label, index, next, onAll, onClose } = props;
  const { a11y, photoGrid: words } = useSite().shared;
  const total = photos.length;
  const { strip, seen, drawn, isWhole, toggle, step, follow } = useStrip(props);
  const fingers = useRef(0);

  // before the first frame, so that a key pressed at once is handled
  useLayoutEffect(() => {
    const onKeyDown = stepWithArrowKeys(step);
    // on the window, because a press beside the picture moves the focus out of the dialog
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [step]);
  const photo = photos[index];

  return (
    <div
      className={styles.view}
      // where the text stands beside the photograph
      style={{ "--r": photo && ratioOf(photo) }}
      data-single={total < 2 || undefined}
      data-whole={isWhole || undefined}
    >
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: for keys there is the button after it */}
        <div
          ref={strip}
          className={styles.strip}
          role="slider"
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={total}
          aria-valuenow={index + 1}
          aria-valuetext={numbered(a11y.lightbox.counter, index, total)}
          tabIndex={0}
          onScroll={follow}
          onClick={toggle}
          onTouchStart={({ touches }) => {
            fingers.current = isZoomed() ? 0 : spreadOf(touches);
          }}
          onTouchMove={({ touches }) => {
            if (spreadOf(touches) >= fingers.current * pinch) return;
            fingers.current = 0;
            toggle();
          }}
        >
          {photos.map(
            (photo, at) =>
              drawn.includes(at) && (
                <EnlargedPhoto
                  key={photo.id}
                  photo={photo}
                  isShown={at === index}
                  isNear={isNear(at, index, total)}
                />
              ),
          )}
        </div>
        <i ref={seen} className={styles.seen} aria-hidden="true" />
        <button
          type="button"
          className={styles.fit}
          aria-label={a11y.lightbox.whole}
          aria-pressed={isWhole}
          onClick={toggle}
        />
      </div>
      <div className={styles.foot}>
        {/* the pictures have no texts of their own, so that all is said once */}
        <div className={styles.words} role="status">
          <div className={styles.counter}>
            <span aria-hidden="true">
              <span>{index + 1}</span>
              <small> / {total}</small>
            </span>
            <span className={layout.visuallyHidden}>
              {numbered(a11y.lightbox.counter, index, total)}
            </span>
          </div>
          <p className={styles.caption}>
            <span key={index}>
              <NoBreak>{photo?.caption ?? ""}</NoBreak>
            </span>
          </p>
        </div>
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

/** Whether it is shown or beside it: the one before the first is the last. */
function isNear(at: number, index: number, total: number): boolean {
  return (at - index + total + 1) % total <= 2;
}

/** Milliseconds in which a step brings the next photograph to the middle. */
const stepTime = 200;

/** The browser scrolls the row; the photograph in the middle of it is the one that is shown. */
function useStrip({ photos, index, onShow }: EnlargedViewProps) {
  const total = photos.length;
  // one frame later, so that the first, with those in the window, comes soon after the press
  const hasAll = useDeferredValue(true, false);
  const [opened] = useState(index);
  const drawn = [...photos.keys()].filter((at) => hasAll || isNear(at, opened, total));
  const [isWhole, setWhole] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const seen = useRef<HTMLElement>(null);
  const latest = useRef(index);
  latest.current = index;
  const frame = useRef(0);

  function moveTo(at: number, duration = 0): void {
    const row = strip.current;
    const photo = row?.children[drawn.indexOf(at)]?.getBoundingClientRect();
    if (!row || !photo) return;
    cancelAnimationFrame(frame.current);
    const from = row.scrollLeft;
    const by = photo.left + photo.width / 2 - middleOf(row);
    const start = performance.now();
    // the browser would take each frame of the movement to the photograph nearest to it
    if (duration) row.style.scrollSnapType = "none";
    const draw = (now: number) => {
      const left = duration && Math.max(0, 1 - (now - start) / duration);
      row.scrollLeft = from + by * (1 - left ** 3);
      frame.current = left && requestAnimationFrame(draw);
      if (!left) row.style.scrollSnapType = "";
    };
    draw(start);
  }

  function step(by: number): void {
    const from = latest.current;
    latest.current = (from + by + total) % total;
    onShow(latest.current);
    // from one end to the other there is no way along the row
    const isNext = latest.current === from + by;
    moveTo(latest.current, isNext && !prefersReducedMotion() ? stepTime : 0);
  }

  function toggle(): void {
    flushSync(() => setWhole(!isWhole));
    moveTo(latest.current);
  }

  function follow(): void {
    const row = strip.current;
    if (!row) return;
    const photos = Array.from(row.children, (photo) => photo.getBoundingClientRect());
    const passed = photos.findIndex(({ right }) => right > middleOf(row));
    const at = drawn.at(passed) ?? 0;
    // the photograph of a key pressed before all are drawn may not stand in the row yet
    if (hasAll && !frame.current && at !== latest.current) {
      latest.current = at;
      onShow(at);
    }
    const { left, width } = photos.at(passed) ?? new DOMRect();
    const part = Math.min(1, row.clientWidth / width);
    const start = Math.max(0, Math.min(1 - part, -left / width));
    seen.current?.style.setProperty("transform", `translateX(${start * 100}%) scaleX(${part})`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read refs alone, and which photographs are drawn
  useLayoutEffect(() => {
    if (!strip.current) return;
    if (hasAll) moveTo(latest.current);
    const stop = new AbortController();
    const { signal } = stop;
    const turned = new ResizeObserver(() => {
      moveTo(latest.current);
      follow();
    });
    turned.observe(strip.current);
    markZoom(strip.current, signal);

    return () => {
      stop.abort();
      turned.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [hasAll]);

  return { strip, seen, drawn, isWhole, toggle, step, follow };
}

function middleOf(row: HTMLElement): number {
  return row.getBoundingClientRect().left + row.clientWidth / 2;
}

/** Part of their distance at which two fingers have pinched in. */
const pinch = 0.75;

/** Pixels between two fingers; without a second one endless. */
function spreadOf({ 0: one, 1: other }: TouchList): number {
  return one && other
    ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    : Number.POSITIVE_INFINITY;
}

type EnlargedPhotoProps = { photo: Photo; isShown: boolean; isNear: boolean };

function EnlargedPhoto({ photo, isShown, isNear }: EnlargedPhotoProps) {
  // a file that the page has already loaded serves as placeholder for the large one
  const loaded = useMemo(() => largestLoaded(photo.id), [photo.id]);
  return (
    <div
      className={styles.panel}
      style={{
        "--r": ratioOf(photo),
        "--natural": `${photo.width}px`,
        "--placeholder": loaded ? `url("${loaded}")` : undefined,
      }}
      aria-current={isShown || undefined}
    >
      <Volume
        photo={photo}
        sizes={enlargedSizes(photo)}
        className={styles.volume}
        loading={isNear ? "eager" : "lazy"}
        decorative
      />
    </div>
  );
}

/** The picture's width: `--pic` of lightbox.module.css times its ratio, or the window's width. */
function enlargedSizes(photo: Photo): string {
  const ratio = Number(ratioOf(photo).toFixed(4));
  return [
    `(max-height: 32rem) and (orientation: landscape) min(calc(100svh * ${ratio}), 100vw - 11.5rem)`,
    `(max-width: 61.999rem) and (orientation: portrait) calc(min(57svh, 128vw) * ${ratio})`,
    `(min-width: 62rem) min(calc((100svh - 11.25rem) * ${ratio}), 100vw - 2.5rem)`,
    `min(calc((84svh - 7.5rem) * ${ratio}), 100vw - 2.5rem)`,
  ].join(", ");
}

function largestLoaded(id: string): string | undefined {
  return [...document.querySelectorAll<HTMLImageElement>(`img[data-photo="${CSS.escape(id)}"]`)]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .sort((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc;
}
