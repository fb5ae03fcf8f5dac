import { useLayoutEffect } from "react";
import { useCarousel } from "../../modules/carousel/use-carousel.ts";
import { useGrowingCount } from "../../modules/carousel/use-growing-count.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { PhotoSet } from "../../site/pictures/photo.ts";
import { growthTime, settleTime, slideTime } from "../../site/timings.ts";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import { useLightbox } from "../lightbox/use-lightbox.ts";
import { stepWithArrowKeys } from "./arrow-keys.ts";
import styles from "./carousel.module.css";
import { CarouselFoot } from "./carousel-foot.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { Slide } from "./slide.tsx";

export type CarouselProps = {
  set: PhotoSet;
  name: string;
  label: string | undefined;
};

/**
 * A carousel of a photo set. If it throws, the photographs are shown as a strip to scroll, as they
 * are without script.
 */
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
  const [count, growTo] = useGrowingCount(startCount, photos.length, growthTime);
  const { view, track, clones, start, selection, carousel } = useCarousel({
    ratios: photos.map(({ width, height }) => width / height),
    startCount,
    count,
    speed: slideTime,
    animateAfter: settleTime,
  });
  const { Lightbox, shown, show, prepare } = useLightbox();

  // behind the lightbox the carousel shows the same slide, adding those up to it if need be
  useLayoutEffect(() => {
    if (!Lightbox || typeof shown !== "number") return;
    if (shown < count) carousel.current?.jumpTo(shown);
    else growTo(shown + 1);
  }, [Lightbox, shown, count, growTo, carousel]);

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
            <noscript>{import.meta.env.SSR && slides.slice(startCount)}</noscript>
            <div ref={clones} className={styles.clones} aria-hidden="true" inert />
          </div>
        </div>
        <CarouselFoot
          photos={photos}
          setWords={setWords}
          selection={selection}
          onPress={press}
          onIntent={prepare}
          onAll={() => show("all")}
        />
      </section>
      {Lightbox && (
        <Lightbox
          set={set}
          name={name}
          shown={shown}
          onShow={show}
          onClosed={() => carousel.current?.focus()}
        />
      )}
    </>
  );
}
