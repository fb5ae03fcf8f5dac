import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Carousel as Controller,
  createCarousel,
  type Selection,
} from "../../modules/carousel/controller.ts";
import { firstSlide } from "../../modules/carousel/layout.ts";
import { createObservable, type Observable, useObservable } from "../../modules/observable.ts";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import { loadPart, showFailure } from "../../site/load-code.ts";
import { fallbackSrc, type Photo, type PhotoSet } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import { growthTime, settleTime, slideTime } from "../../site/timings.ts";
import layout from "../../styles/layout.module.css";
import { SquareButton } from "../button/button.tsx";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./carousel.module.css";
import { numbered, stepWithArrowKeys } from "./photo-controls.ts";
import type { Shown } from "./photo-history.ts";

type CarouselProps = {
  set: PhotoSet;
  name: string;
  label: string;
};

/** If it throws, the photographs are shown as a strip to scroll, as without script. */
export function Carousel(props: CarouselProps) {
  return (
    <ErrorBoundary fallback={<PhotoStrip {...props} />}>
      <MovingCarousel {...props} />
    </ErrorBoundary>
  );
}

function MovingCarousel({ set, name, label }: CarouselProps) {
  const { photos, startCount, words: setWords } = set;
  const words = useSite().shared.a11y.carousel;
  const [count, setCount] = useGrowingCount(startCount, photos.length);
  const { view, track, clones, start, selection, carousel } = useCarousel(set, count);
  const { Lightbox, open, show, prepare } = useLightbox();

  // behind the lightbox the carousel shows the same slide, adding those up to it if need be
  useLayoutEffect(() => {
    if (!Lightbox || typeof open !== "number") return;
    if (open < count) carousel.current?.jumpTo(open);
    else setCount(open + 1);
  }, [Lightbox, open, count, setCount, carousel]);

  function press(by: number): void {
    carousel.current?.step(by);
  }

  const slides = photos.map((photo, index) => (
    <Slide
      key={photo.id}
      photo={photo}
      index={index}
      total={photos.length}
      isFirst={index === start}
      onIntent={prepare}
      onOpen={show}
    />
  ));

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern, not a form */}
      <section
        className={styles.carousel}
        role="group"
        aria-roledescription={words.roleDescription}
        aria-label={label}
        data-photo-set={name}
        data-single={photos.length < 2 || undefined}
        onKeyDown={stepWithArrowKeys(press)}
      >
        <div
          ref={view}
          className={styles.view}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: to scroll by keyboard without script
          tabIndex={0}
        >
          <div ref={track} className={styles.track}>
            {slides.slice(0, count)}
            {/* rendered at build time only: with script the other slides are added one by one */}
            <noscript>
              {import.meta.env.SSR &&
                photos.slice(startCount).map((photo, at) => (
                  <div key={photo.id} className={styles.slide} data-slide={startCount + at}>
                    <img
                      className={styles.photo}
                      loading="lazy"
                      alt={photo.caption}
                      src={fallbackSrc(photo)}
                    />
                  </div>
                ))}
            </noscript>
            <div ref={clones} className={styles.clones} aria-hidden="true" inert />
          </div>
        </div>
        <div className={styles.foot} data-reveal="">
          <Caption photos={photos} selection={selection} />
          <div className={styles.buttons}>
            <SquareButton
              className={styles.all}
              label={setWords.openLabel}
              data-open-grid=""
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => show("all")}
            >
              {setWords.open}
            </SquareButton>
            <SquareButton icon="chevron-left" label={words.previous} onClick={() => press(-1)} />
            <SquareButton icon="chevron-right" label={words.next} onClick={() => press(1)} />
          </div>
        </div>
      </section>
      {Lightbox && (
        <Lightbox
          set={set}
          name={name}
          shown={open}
          onShow={show}
          onClosed={() => carousel.current?.focus()}
        />
      )}
    </>
  );
}

/** A count that grows by one every half second; the second value raises it at once. */
function useGrowingCount(startCount: number, total: number) {
  const [count, setCount] = useState(startCount);
  const isComplete = count >= total;
  useEffect(() => {
    if (isComplete) return;
    const timer = setInterval(() => setCount((now) => Math.min(total, now + 1)), growthTime);
    return () => clearInterval(timer);
  }, [isComplete, total]);
  return [count, setCount] as const;
}

/** The selection is an observable, so that only what shows it renders when it changes. */
function useCarousel({ photos, startCount }: PhotoSet, count: number) {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const clones = useRef<HTMLDivElement>(null);
  const carousel = useRef<Controller>(undefined);
  const start = firstSlide(startCount);
  const [selection] = useState(() => createObservable<Selection>({ slide: start, isStep: false }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the photographs of a set are the same in all languages
  useLayoutEffect(() => {
    if (!view.current || !track.current || !clones.current) return;
    const parts = { view: view.current, track: track.current, clones: clones.current };
    const ratios = photos.map(({ width, height }) => width / height);
    const onSelect = selection.set;
    const created = createCarousel(parts, { ratios, start, count: startCount, onSelect });
    carousel.current = created;
    const timer = setTimeout(() => created.setSpeed(slideTime), settleTime);
    return () => {
      clearTimeout(timer);
      created.destroy();
    };
  }, []);
  useLayoutEffect(() => carousel.current?.setCount(count), [count]);

  return { view, track, clones, start, selection, carousel };
}

const loadLightbox = () => loadPart(() => import("./lightbox.tsx"));

/** Its code is loaded on the first hover, focus or press, or if the address names photographs. */
function useLightbox() {
  const [isNear, setNear] = useState(false);
  const [open, show] = useState<Shown>();
  const lightbox = useOnDemand(isNear || open !== undefined, loadLightbox, () => {
    if (open !== undefined) showFailure();
    setNear(false);
    show(undefined);
  });
  const prepare = useCallback(() => setNear(true), []);

  useEffect(() => {
    const follow = () => {
      if (new URLSearchParams(location.search).has("photos")) prepare();
    };
    follow();
    // after a reload, Forward may lead to an address that names photographs
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [prepare]);

  return { Lightbox: lightbox?.Lightbox, open, show, prepare };
}

type CaptionProps = { photos: Photo[]; selection: Observable<Selection> };

/** Announced only after a step, not after a drag. */
function Caption({ photos, selection }: CaptionProps) {
  const words = useSite().shared.a11y.carousel;
  const { slide, isStep } = useObservable(selection);
  const caption = photos[slide]?.caption;
  return (
    <>
      {/* the slide's button says it already */}
      <p className={styles.caption} aria-hidden="true">
        <span className={styles.counter}>
          <span>{slide + 1}</span>
          <small> / {photos.length}</small>
        </span>
        {caption && (
          <span key={caption}>
            <NoBreak>{caption}</NoBreak>
          </span>
        )}
      </p>
      <p className={layout.visuallyHidden} role="status">
        {isStep && `${numbered(words.slide, slide, photos.length)}: ${caption}`}
      </p>
    </>
  );
}

function PhotoStrip({ set, label }: CarouselProps) {
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

type SlideProps = {
  photo: Photo;
  index: number;
  total: number;
  /** Active at first; from then on the carousel sets `aria-current` itself. */
  isFirst: boolean;
  onIntent(): void;
  onOpen(index: number): void;
};

const Slide = memo(function Slide({ photo, index, total, isFirst, onIntent, onOpen }: SlideProps) {
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
        <Picture className={styles.photo} photo={photo} sizes={slideSizes(photo)} use="slide" />
      </button>
    </div>
  );
});

/** `--h` of carousel.module.css, which `sizes` cannot refer to. */
const slideHeight = "clamp(13rem, min(58vw, 62svh), 40rem)";

function slideSizes({ width, height }: Photo): string {
  return `calc(${slideHeight} * ${Number((width / height).toFixed(4))})`;
}
