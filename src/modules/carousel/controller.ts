import { afterNextFrame } from "../schedule/schedule.ts";
import { cssLength } from "./css-length.ts";
import { followDrags } from "./drag.ts";
import { glideEasing, isFlick, restingPoint } from "./easing.ts";
import { createBelt, inFlow, type Length, pixels, type Size } from "./layout.ts";

export type CarouselParts = {
  /** Clips its content sideways; as wide as one sees. */
  view: HTMLElement;
  /** Inside the view, beginning at its middle; its first children are the slides. */
  track: HTMLElement;
  /** Inside the track, after the slides: empty, and hidden from assistive technology. */
  copies: HTMLElement;
};

export type Selection = {
  slide: number;
  /** It was a step: no finger that drags, and not placed by the page. */
  isStep: boolean;
};

export type CarouselOptions = {
  /** Width / height of every slide, also of those still to come. */
  ratios: number[];
  /** The slide it stands on. */
  start: number;
  /** How many slides are there. */
  count: number;
  /** Another slide has become the active one; two frames after its movement has begun. */
  onSelect(selection: Selection): void;
};

export type Carousel = {
  /** Goes so many slides on, or back. Steps add up, however quickly they come. */
  step(by: number): void;
  /** Stands on a slide at once, without a movement. */
  stand(on: number): void;
  /** The first `count` children of the track are slides now. Nothing that is seen moves. */
  grow(count: number): void;
  /** From now on a movement takes so many milliseconds; until now it took none. Centres again. */
  setSpeed(milliseconds: number): void;
  /** Gives the focus to the control of the active slide. */
  focus(): void;
  destroy(): void;
};

/** The focus moves because the slides do, not the page. */
const quietly = { preventScroll: true };

/**
 * How far from the window a carousel fetches the pictures it will show first: the window's own
 * height. Those next to them follow once it is in the window itself.
 */
const fetchMargin = "100%";

/**
 * Lets a row of slides loop, in the positions of `initial-position-rules.ts`. Of the slides it owns
 * `translate`, `inert` (out of sight) and `aria-current` (the active one), of the track `translate`
 * (where it rests) and `transform` (the way there, an animation that the compositor runs alone). The
 * view gets `data-near` once the window comes near it: a stylesheet may keep the pictures out of the
 * layout until then, and with it from being fetched by browsers that look further ahead.
 */
export function createCarousel(
  { view, track, copies }: CarouselParts,
  { ratios, start, count, onSelect }: CarouselOptions,
): Carousel {
  const belt = createBelt(ratios, start, count);
  // only a strip that scrolls without script is a tab stop
  view.removeAttribute("tabindex");
  let size: Size = { width: 0, height: 0, joint: 0 };
  let speed = 0;
  let isInWindow = false;
  let animation: Animation | undefined;
  /** Pixels from where the track rests to where it is held, or where its animation began. */
  let offset = 0;
  /** The offset that belongs to the point where a drag began, while there is one. */
  let dragBase: number | undefined;

  /** Puts every slide where it belongs; always before the browser paints. */
  function arrange(): void {
    if (!size.height) return;
    const half = size.width / 2;
    const reach = [half + Math.max(0, offset), half + Math.max(0, -offset)] as const;
    const spare = new Set(copies.children);
    for (const { slide, own, position, away, near } of belt.places(size, reach)) {
      const original = track.children[slide];
      if (!(original instanceof HTMLElement)) continue;
      const element = own ? original : takeCopy(original, slide, spare);
      if (!own) {
        element.style.setProperty("--r", String(ratios[slide]));
        copies.append(element);
      }
      moveTo(element, position, own ? inFlow(ratios, slide) : undefined);
      const isOut = away >= half;
      // a write of what is already there would be styled anew all the same
      if (own && original.inert !== isOut) original.inert = isOut;
      if (isInWindow && near) fetchPictures(element);
    }
    for (const copy of spare) copy.remove();
  }

  /** Goes on by some slides without moving what is seen. */
  function select(by: number, isStep = false): void {
    offset += pixels(belt.step(by), size);
    draw();
    if (!by) return;
    followFocus();
    tell(isStep);
  }

  /** The movement has the first frame to itself; the mark follows in the second, words in the third. */
  function tell(isStep: boolean): void {
    afterNextFrame(() => {
      const slide = belt.active;
      track.querySelector("[aria-current]")?.removeAttribute("aria-current");
      track.children[slide]?.setAttribute("aria-current", "true");
      afterNextFrame(() => onSelect({ slide, isStep }));
    });
  }

  /** Shows the track `offset` pixels from its rest. */
  function draw(): void {
    const [before, joints] = inFlow(ratios, belt.active);
    moveTo(track, [-before - (ratios[belt.active] ?? 1) / 2, -joints]);
    track.style.transform = offset ? `translateX(${offset}px)` : "";
    arrange();
  }

  /** The focus that stands on a slide goes along: it never stays behind, out of sight. */
  function followFocus(): void {
    if (track.contains(document.activeElement)) controlOf(belt.active)?.focus(quietly);
  }

  function controlOf(slide: number): HTMLElement | null | undefined {
    return track.children[slide]?.querySelector<HTMLElement>("button, a");
  }

  /** Stops the animation under way where it is. Returns its velocity in pixels a millisecond. */
  function hold(): number {
    if (!animation) return 0;
    offset = translation(track);
    // an earlier moment of the same animation tells the velocity
    const time = Number(animation.currentTime);
    const earlier = Math.min(time, 16);
    animation.currentTime = time - earlier;
    const velocity = earlier > 0 ? (offset - translation(track)) / earlier : 0;
    animation.cancel();
    animation = undefined;
    return velocity;
  }

  /** Goes on by some slides and moves there, taking up the velocity of the movement under way. */
  function glide(by: number, velocity: number, isStep = false): void {
    select(by, isStep);
    const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : speed;
    if (!duration || !offset) {
      rest();
      return;
    }
    track.style.transform = "";
    animation = track.animate(
      { transform: [`translateX(${offset}px)`, "none"] },
      { duration, easing: glideEasing(offset, velocity, duration) },
    );
    // now, and not when the compositor is ready: the very next frame shows a movement
    animation.startTime = document.timeline.currentTime;
    animation.onfinish = rest;
  }

  function rest(): void {
    animation = undefined;
    offset = 0;
    draw();
  }

  const stopDrags = followDrags(view, {
    onStart() {
      hold();
      draw();
      dragBase = offset;
    },
    onMove(by) {
      offset = (dragBase ?? 0) + by;
      select(belt.stepsTo(-offset, size));
      dragBase = offset - by;
    },
    onEnd(velocity) {
      dragBase = undefined;
      const by = belt.stepsTo(-restingPoint(offset, velocity), size);
      glide(by || !isFlick(offset, velocity) ? by : -Math.sign(velocity), velocity);
    },
  });

  // tells the size before the next frame is painted: nothing has to be measured on mount
  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    size = { width, height, joint: Number.parseFloat(getComputedStyle(track).columnGap) || 0 };
    arrange();
  });
  sizes.observe(view);

  const stopWaiting = [
    onceWithin(fetchMargin, view, () => {
      view.dataset.near = "";
    }),
    onceWithin("0px", view, () => {
      isInWindow = true;
      arrange();
    }),
  ];

  return {
    step(by) {
      if (dragBase === undefined) glide(by, hold(), true);
    },
    stand(on) {
      hold();
      belt.stand(on);
      rest();
      tell(false);
    },
    grow(to) {
      belt.grow(to);
      arrange();
    },
    setSpeed(milliseconds) {
      speed = milliseconds;
      if (!animation && dragBase === undefined) glide(0, 0);
    },
    focus() {
      controlOf(belt.active)?.focus();
    },
    destroy() {
      hold();
      stopDrags();
      sizes.disconnect();
      for (const stop of stopWaiting) stop();
    },
  };
}

/** Runs the task once the element comes so near to the window; returns the function that stops it. */
function onceWithin(rootMargin: string, element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Moves an element from where it stands in the flow to a position. */
function moveTo(element: HTMLElement, [heights, joints]: Length, flow: Length = [0, 0]): void {
  const way: Length = [heights - flow[0], joints - flow[1]];
  const translate = way.some((part) => Math.abs(part) > 1e-5) ? cssLength(way) : "";
  if (element.style.translate !== translate) element.style.translate = translate;
}

/** A copy of what is in a slide: one that is there already, if any. */
function takeCopy(slide: HTMLElement, index: number, spare: Set<Element>): HTMLElement {
  for (const copy of spare) {
    if (copy instanceof HTMLElement && copy.dataset.copy === String(index)) {
      spare.delete(copy);
      return copy;
    }
  }
  const copy = document.createElement("div");
  copy.className = slide.className;
  copy.dataset.copy = String(index);
  copy.append(...Array.from(slide.childNodes, (node) => node.cloneNode(true)));
  return copy;
}

/** Asks for the pictures of a slide before they come into sight. */
function fetchPictures(element: HTMLElement): void {
  for (const picture of element.querySelectorAll("img")) {
    if (picture.loading !== "eager") picture.loading = "eager";
  }
}

/** Pixels by which `transform` moves an element sideways at this moment. */
function translation(element: HTMLElement): number {
  return new DOMMatrix(getComputedStyle(element).transform).m41;
}
