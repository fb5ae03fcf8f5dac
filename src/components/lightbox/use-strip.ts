import { useLayoutEffect, useRef } from "react";
import { followDrags, isFlick, snapEasing } from "../../modules/carousel/drag.ts";
import { prefersReducedMotion } from "../../modules/user-preferences.ts";
import { slideTime } from "../../site/timings.ts";

/** Fraction of the width that a slow drag must cover to reach the next photograph. */
const dragFraction = 0.25;

/** Start of an animation: positions in pixels, velocity in pixels per millisecond. */
type Start = { left: number; velocity: number; groundTop: number };

export function useStrip(index: number, onStep: (by: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const start = useRef<Start>(undefined);

  function step(by: number, velocity = 0): void {
    // a single photograph has no neighbour to go to
    if (!strip.current || !stage.current || strip.current.childElementCount < 2) return;
    const width = strip.current.clientWidth;
    const left = Math.max(-width, Math.min(width, leftOf(strip.current) + by * width));
    start.current = { left, velocity, groundTop: groundTopOf(stage.current) };
    onStep(by);
  }
  const latestStep = useRef(step);
  latestStep.current = step;
  useLayoutEffect(() => {
    if (!strip.current || !stage.current || !start.current) return;
    const { left, velocity, groundTop } = start.current;
    animateStrip(strip.current, left, velocity);
    // the height of the ground line depends on the photograph, so it is animated too
    const rise = groundTop - groundTopOf(stage.current);
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
        const isFar = Math.abs(left) > element.clientWidth * dragFraction;
        const hasOthers = element.childElementCount > 1;
        if (hasOthers && (isFar || isFlick(left, velocity)))
          latestStep.current(left < 0 ? 1 : -1, velocity);
        else animateStrip(element, left, velocity);
      },
    });
  }, []);

  return { stage, strip, step };
}

function leftOf(strip: HTMLElement): number {
  return new DOMMatrix(getComputedStyle(strip).transform).m41;
}

/** Pixels from the top of the window to the ground line, without the transform of an animation. */
function groundTopOf(stage: HTMLElement): number {
  return stage.offsetTop + stage.offsetHeight;
}

function stop(element: HTMLElement): void {
  for (const animation of element.getAnimations()) animation.cancel();
}

function animateStrip(strip: HTMLElement, left: number, velocity: number): void {
  strip.style.transform = "";
  animate(strip, `translateX(${left}px)`, snapEasing(left, velocity, slideTime));
}

function animate(element: HTMLElement, from: string, easing: string): void {
  stop(element);
  const duration = prefersReducedMotion() ? 0 : slideTime;
  element.animate({ transform: [from, "none"] }, { duration, easing });
}
