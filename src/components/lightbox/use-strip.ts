import { useLayoutEffect, useRef } from "react";
import { followDrags } from "../../modules/carousel/drag.ts";
import { isFlick, snapEasing } from "../../modules/carousel/easing.ts";
import { slideTime } from "../../site/timings.ts";

/** The part of the window that a slow swipe must cross to bring the next photograph. */
const swipePart = 0.25;

/** Where a movement begins: pixels from rest, pixels a millisecond, and the ground line's height. */
type Beginning = { left: number; velocity: number; ground: number };

/**
 * Moves the strip of the photographs before, here and after: along the line after a press, under the
 * finger during a swipe. `step` goes on by one photograph from where the strip is.
 */
export function useStrip(index: number, onStep: (by: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const beginning = useRef<Beginning>(undefined);

  function step(by: number, velocity = 0): void {
    if (!strip.current || !stage.current) return;
    const width = strip.current.clientWidth;
    const left = Math.max(-width, Math.min(width, leftOf(strip.current) + by * width));
    beginning.current = { left, velocity, ground: groundOf(stage.current) };
    onStep(by);
  }
  const latestStep = useRef(step);
  latestStep.current = step;
  useLayoutEffect(() => {
    if (!strip.current || !stage.current || !beginning.current) return;
    const { left, velocity, ground } = beginning.current;
    glide(strip.current, left, velocity);
    // where the line stands depends on the picture: it glides too
    const rise = ground - groundOf(stage.current);
    animate(stage.current, `translateY(${rise}px)`, "ease");
  }, [index]);

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element || !stage.current) return;
    let base = 0;
    let left = 0;
    return followDrags(stage.current, {
      onStart() {
        base = leftOf(element);
        left = base;
        stop(element);
        element.style.transform = `translateX(${base}px)`;
      },
      onMove(by) {
        left = base + by;
        element.style.transform = `translateX(${left}px)`;
      },
      onEnd(velocity) {
        const isFar = Math.abs(left) > element.clientWidth * swipePart;
        if (isFar || isFlick(left, velocity)) latestStep.current(left < 0 ? 1 : -1, velocity);
        else glide(element, left, velocity);
      },
    });
  }, []);

  return { stage, strip, step };
}

/** Pixels from where the strip rests. */
function leftOf(strip: HTMLElement): number {
  return new DOMMatrix(getComputedStyle(strip).transform).m41;
}

/** Pixels from the window's top to the ground line, whatever moves it at this moment. */
function groundOf(stage: HTMLElement): number {
  return stage.offsetTop + stage.offsetHeight;
}

function stop(element: HTMLElement): void {
  for (const animation of element.getAnimations()) animation.cancel();
}

function glide(strip: HTMLElement, left: number, velocity: number): void {
  strip.style.transform = "";
  animate(strip, `translateX(${left}px)`, snapEasing(left, velocity, slideTime));
}

function animate(element: HTMLElement, from: string, easing: string): void {
  stop(element);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.animate({ transform: [from, "none"] }, { duration: isStill ? 0 : slideTime, easing });
}
