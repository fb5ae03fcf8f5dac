import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createObservable } from "../observable.ts";
import { type Carousel, createCarousel, type Selection } from "./controller.ts";
import { firstSlide } from "./layout.ts";

export type UseCarouselOptions = {
  ratios: number[];
  startCount: number;
  count: number;
  /** Duration of an animation in milliseconds. */
  speed: number;
  /** Milliseconds after mount before which slides change without an animation. */
  animateAfter: number;
};

/** The selection is an observable, so that only what shows it renders when it changes. */
export function useCarousel(props: UseCarouselOptions) {
  const { ratios, startCount, count, speed, animateAfter } = props;
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const clones = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const start = firstSlide(startCount);
  const [selection] = useState(() => createObservable<Selection>({ slide: start, isStep: false }));
  // read only on mount: the controller is not created again when they change
  const options = useRef({ ratios, start, count: startCount, onSelect: selection.set });

  useLayoutEffect(() => {
    if (!view.current || !track.current || !clones.current) return;
    const parts = { view: view.current, track: track.current, clones: clones.current };
    const created = createCarousel(parts, options.current);
    carousel.current = created;
    const timer = setTimeout(() => created.setSpeed(speed), animateAfter);
    return () => {
      clearTimeout(timer);
      created.destroy();
    };
  }, [speed, animateAfter]);

  useLayoutEffect(() => carousel.current?.setCount(count), [count]);

  return { view, track, clones, start, selection, carousel };
}

/** A count that grows by one every `interval` milliseconds; the second value raises it at once. */
export function useGrowingCount(
  startCount: number,
  total: number,
  interval: number,
): [count: number, growTo: (count: number) => void] {
  const [count, setCount] = useState(Math.min(startCount, total));
  const isComplete = count >= total;
  const growTo = useCallback(
    (to: number) => setCount((now) => Math.min(total, Math.max(now, to))),
    [total],
  );

  useEffect(() => {
    if (isComplete) return;
    const timer = setInterval(() => setCount((now) => Math.min(total, now + 1)), interval);
    return () => clearInterval(timer);
  }, [isComplete, total, interval]);

  return [count, growTo];
}
