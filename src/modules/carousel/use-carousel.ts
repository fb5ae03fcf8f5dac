import { useLayoutEffect, useRef, useState } from "react";
import { createObservable } from "../observable/observable.ts";
import { type Carousel, createCarousel, type Selection } from "./controller.ts";
import { firstSlide } from "./layout.ts";

export type UseCarouselOptions = {
  /** Width / height of every slide, also of those still to come. */
  ratios: number[];
  startCount: number;
  /** How many slides are there now. */
  count: number;
  /** Milliseconds of a movement. */
  speed: number;
  /** Milliseconds after mount during which slides change without a movement. */
  settle: number;
};

/**
 * The controller of a carousel in a component: refs for its three elements, and what is selected,
 * to be watched where it is shown, so that a movement does not draw every slide anew.
 */
export function useCarousel({ ratios, startCount, count, speed, settle }: UseCarouselOptions) {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const start = firstSlide(startCount);
  const [selection] = useState(() => createObservable<Selection>({ slide: start, isStep: false }));
  // what the carousel is made of; it lives as long as the component
  const options = useRef({ ratios, start, count: startCount, onSelect: selection.set });

  useLayoutEffect(() => {
    if (!view.current || !track.current || !copies.current) return;
    const parts = { view: view.current, track: track.current, copies: copies.current };
    const made = createCarousel(parts, options.current);
    carousel.current = made;
    const timer = setTimeout(() => made.setSpeed(speed), settle);
    return () => {
      clearTimeout(timer);
      made.destroy();
    };
  }, [speed, settle]);

  useLayoutEffect(() => carousel.current?.grow(count), [count]);

  return { view, track, copies, start, selection, carousel };
}
