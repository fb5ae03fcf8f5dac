import { useLayoutEffect, useRef, useState } from "react";
import { type Carousel, createCarousel } from "./controller.ts";
import { firstSlide } from "./initial-position-rules.ts";

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

/** The controller of a carousel in a component: refs for its three elements, and its active slide. */
export function useCarousel({ ratios, startCount, count, speed, settle }: UseCarouselOptions) {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const [active, setActive] = useState(() => firstSlide(startCount));
  // what the carousel is made of; it lives as long as the component
  const options = useRef({ ratios, start: active, count: startCount, onSelect: setActive });

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

  return { view, track, copies, active, carousel };
}
