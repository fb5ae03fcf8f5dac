import { afterNextFrame } from "../schedule.ts";
import { prefersReducedMotion } from "../user-preferences.ts";
import { createLayout, cssLength, flowPosition, type Length, pixels, type Size } from "./layout.ts";

export type CarouselParts = {
  /** Clips the track horizontally; its width is the visible width. */
  view: HTMLElement;
  /** Inside the view, starting at its middle; its first children are the slides. */
  track: HTMLElement;
  /** Inside the track, after the slides: empty, and hidden from assistive technology. */
  clones: HTMLElement;
};

export type Selection = {
  slide: number;
  /** Whether a call of `step` selected it, not a drag and not `jumpTo`. */
  isStep: boolean;
};

export type CarouselOptions = {
  /** Width / height of every slide, including those added later. */
  ratios: number[];
  start: number;
  count: number;
  /** Called when another slide has become active, two frames after its animation has begun. */
  onSelect(selection: Selection): void;
};

export type Carousel = ReturnType<typeof createCarousel>;

const withoutScrolling = { preventScroll: true };

/** Pixels that a release would glide on from which it is a flick. */
const flick = 75;

/** `rootMargin` at which the visible slides' pictures load: one window height, unlike `lazy`. */
const loadMargin = "100%";

/**
 * Lets prerendered slides loop. The view gets `data-near` at `loadMargin` from the window: until
 * then a stylesheet may hide the pictures, because some browsers load lazy ones from further away.
 */
export function createCarousel(
  { view, track, clones }: CarouselParts,
  { ratios, start, count, onSelect }: CarouselOptions,
) {
  const layout = createLayout(ratios, start, count);
  // the view is a tab stop only where it scrolls, which is without script
  view.removeAttribute("tabindex");
  let size: Size = { width: 0, height: 0, gap: 0 };
  let speed = 0;
  let isInWindow = false;
  let animation: Animation | undefined;
  /** Pixels from the track's resting position to where it is, or where its animation began. */
  let offset = 0;
  let dragBase: number | undefined;

  function placeSlides(): void {
    if (!size.height) return;
    const half = size.width / 2;
    const range = [half + Math.max(0, offset), half + Math.max(0, -offset)] as const;
    const unused = new Set(clones.querySelectorAll<HTMLElement>("[data-clone]"));
    for (const placement of layout.placements(size, range)) {
      const { slide, isClone, position, distance, isNear } = placement;
      const original = track.children[slide];
      if (!(original instanceof HTMLElement)) continue;
      const element = isClone ? takeClone(original, slide, unused) : original;
      if (isClone) {
        element.style.setProperty("--r", String(ratios[slide]));
        clones.append(element);
      }
      moveTo(element, position, isClone ? undefined : flowPosition(ratios, slide));
      const isOut = distance >= half;
      // writing an unchanged `inert` would still invalidate styles
      if (!isClone && original.inert !== isOut) original.inert = isOut;
      if (isInWindow && isNear) loadPictures(element);
    }
    for (const clone of unused) clone.remove();
  }

  /** Changes the active slide and adjusts the offset so that nothing visible moves. */
  function select(wanted: number, isStep = false): void {
    // a single slide has nowhere to go, and springs back
    const by = ratios.length > 1 ? wanted : 0;
    offset += pixels(layout.step(by), size);
    draw();
    if (!by) return;
    keepFocusOnActive();
    notify(isStep);
  }

  /** One change per frame: after the start of the animation the mark, then the caption. */
  function notify(isStep: boolean): void {
    afterNextFrame(() => {
      const slide = layout.active;
      track.querySelector("[aria-current]")?.removeAttribute("aria-current");
      track.children[slide]?.setAttribute("aria-current", "true");
      afterNextFrame(() => onSelect({ slide, isStep }));
    });
  }

  function draw(): void {
    const [heights, gaps] = flowPosition(ratios, layout.active);
    moveTo(track, [-heights - (ratios[layout.active] ?? 1) / 2, -gaps]);
    track.style.transform = offset ? `translateX(${offset}px)` : "";
    placeSlides();
  }

  function keepFocusOnActive(): void {
    if (track.contains(document.activeElement)) controlOf(layout.active)?.focus(withoutScrolling);
  }

  function controlOf(slide: number): HTMLElement | null | undefined {
    return track.children[slide]?.querySelector<HTMLElement>("button, a");
  }

  /** Stops the running animation where it is. Returns whether there was one. */
  function stopAnimation(): boolean {
    if (!animation) return false;
    offset = translation(track);
    animation.cancel();
    animation = undefined;
    return true;
  }

  /** @param isMoving it is under way already, and goes on at about the speed that it has */
  function animateBy(by: number, isMoving: boolean, isStep = false): void {
    select(by, isStep);
    const duration = prefersReducedMotion() ? 0 : speed;
    if (!duration || !offset) {
      snap();
      return;
    }
    track.style.transform = "";
    animation = track.animate(
      { transform: [`translateX(${offset}px)`, "none"] },
      { duration, easing: isMoving ? "cubic-bezier(.25,.5,.25,1)" : "ease" },
    );
    // without a start time the animation would wait for the compositor, one frame longer
    animation.startTime = document.timeline.currentTime;
    animation.onfinish = snap;
  }

  function snap(): void {
    animation = undefined;
    offset = 0;
    draw();
  }

  function dragTo(by: number): void {
    stopAnimation();
    offset = (dragBase ?? offset) + by;
    select(layout.stepsTo(-offset, size));
    dragBase = offset - by;
  }

  function endDrag(glide: number): void {
    dragBase = undefined;
    const by = layout.stepsTo(-offset - glide, size);
    // however short, if it does not lead back
    const isFlick = Math.abs(glide) > flick && offset * glide >= 0;
    animateBy(by || !isFlick ? by : -Math.sign(glide), true);
  }

  const stop = new AbortController();
  // nothing is dragged at the start; without it buttons and keys remain
  import("./report-drags.ts").then(
    ({ reportDrags }) => reportDrags(view, dragTo, endDrag, stop.signal),
    () => {},
  );

  // reports the size before the next paint, so nothing has to be measured on mount
  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    size = { width, height, gap: Number.parseFloat(getComputedStyle(track).columnGap) || 0 };
    placeSlides();
  });
  sizes.observe(view);
  const observers = [
    sizes,
    onceWithin(loadMargin, view, () => {
      view.dataset.near = "";
    }),
    onceWithin("0px", view, () => {
      isInWindow = true;
      placeSlides();
    }),
  ];

  return {
    /** Moves `by` slides forwards, or backwards if negative. Calls in quick succession add up. */
    step(by: number): void {
      if (dragBase === undefined) animateBy(by, stopAnimation(), true);
    },
    /** For what is covered: drawn after the next frame, unless a press draws it sooner, or when it takes the focus. */
    jumpTo(slide: number): void {
      stopAnimation();
      layout.jumpTo(slide);
      afterNextFrame(() => {
        if (!animation && dragBase === undefined) snap();
      });
      notify(false);
    },
    setCount(to: number): void {
      layout.setCount(to);
      placeSlides();
    },
    /** Duration of animations in milliseconds, 0 until then. Also centres the active slide. */
    setSpeed(milliseconds: number): void {
      speed = milliseconds;
      if (!animation && dragBase === undefined) animateBy(0, false);
    },
    focus(): void {
      snap();
      controlOf(layout.active)?.focus();
    },
    destroy(): void {
      stopAnimation();
      stop.abort();
      for (const observer of observers) observer.disconnect();
    },
  };
}

function onceWithin(rootMargin: string, element: Element, task: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin },
  );
  observer.observe(element);
  return observer;
}

function moveTo(element: HTMLElement, [heights, gaps]: Length, flow: Length = [0, 0]): void {
  const shift: Length = [heights - flow[0], gaps - flow[1]];
  const translate = shift.some((part) => Math.abs(part) > 1e-5) ? cssLength(shift) : "";
  if (element.style.translate !== translate) element.style.translate = translate;
}

function takeClone(slide: HTMLElement, index: number, unused: Set<HTMLElement>): HTMLElement {
  const known = [...unused].find(({ dataset }) => dataset.clone === String(index));
  if (known) {
    unused.delete(known);
    return known;
  }
  const clone = document.createElement("div");
  clone.className = slide.className;
  clone.dataset.clone = String(index);
  clone.append(...Array.from(slide.childNodes, (node) => node.cloneNode(true)));
  return clone;
}

function loadPictures(element: HTMLElement): void {
  for (const picture of element.querySelectorAll("img")) {
    if (picture.loading !== "eager") picture.loading = "eager";
  }
}

function translation(element: HTMLElement): number {
  return new DOMMatrix(getComputedStyle(element).transform).m41;
}
