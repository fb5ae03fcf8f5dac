export type DragHandlers = {
  onStart(): void;
  /** Pixels from where the drag began, positive to the right. */
  onMove(by: number): void;
  /** Pixels per millisecond at the release. */
  onEnd(velocity: number): void;
};

/** Pixels that a pointer may move during a press before it counts as a drag. */
const dragThreshold = 6;

/** Milliseconds before the release over which its velocity is measured. */
const velocityWindow = 100;

/** Upper limit of the velocity in pixels per millisecond; events that arrive all at once would exceed it. */
const highestVelocity = 5;

type Sample = { x: number; time: number };

/**
 * Reports horizontal drags of one finger, pen or mouse, and keeps them from ending in a click. For
 * vertical ones to remain the browser's, the element needs `touch-action: pan-y pinch-zoom`. While the page
 * is enlarged by pinching it gets `data-zoomed`, and touches are the browser's.
 * Returns the function that stops listening.
 */
export function followDrags(element: HTMLElement, handlers: DragHandlers): () => void {
  const stop = new AbortController();
  let start: { x: number; y: number } | undefined;
  let isDragging = false;
  let samples: Sample[] = [];

  const addSample = ({ clientX: x, timeStamp: time }: PointerEvent) => {
    samples = [...samples.filter((sample) => sample.time > time - velocityWindow), { x, time }];
  };

  function onDown(event: PointerEvent): void {
    if (isDragging) return;
    const isPan = event.pointerType === "touch" && isZoomed();
    start =
      event.isPrimary && !event.button && !isPan
        ? { x: event.clientX, y: event.clientY }
        : undefined;
    samples = [];
    addSample(event);
  }

  function onMove(event: PointerEvent): void {
    if (!start || !event.isPrimary) return;
    if (!event.buttons) {
      onEnd(event);
      return;
    }
    const by = event.clientX - start.x;
    if (!isDragging) {
      const vertical = Math.abs(event.clientY - start.y);
      if (Math.max(Math.abs(by), vertical) < dragThreshold) return;
      if (vertical > Math.abs(by)) {
        start = undefined;
        return;
      }
      // a busy browser may report a whole swipe as one movement, so the distance beyond the threshold counts
      start.x += Math.sign(by) * dragThreshold;
      isDragging = true;
      element.setPointerCapture(event.pointerId);
      handlers.onStart();
    }
    handlers.onMove(event.clientX - start.x);
    addSample(event);
  }

  function onEnd(event: PointerEvent): void {
    if (!start || !event.isPrimary) return;
    start = undefined;
    if (!isDragging) return;
    // `pointercancel` carries no usable position
    if (event.type === "pointercancel") samples = [];
    else addSample(event);
    handlers.onEnd(velocityOf(samples));
    // the click of this release is dispatched before the next task
    setTimeout(() => {
      isDragging = false;
    });
  }

  function onClick(event: MouseEvent): void {
    if (!isDragging) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { signal } = stop;
  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointermove", onMove, { signal });
  element.addEventListener("pointerup", onEnd, { signal });
  element.addEventListener("pointercancel", onEnd, { signal });
  element.addEventListener("click", onClick, { signal, capture: true });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  const follow = () => element.toggleAttribute("data-zoomed", isZoomed());
  window.visualViewport?.addEventListener("resize", follow, { signal });
  return () => stop.abort();
}

function isZoomed(): boolean {
  return Number(window.visualViewport?.scale) > 1.01;
}

function velocityOf(samples: Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.time <= first.time) return 0;
  const velocity = (last.x - first.x) / (last.time - first.time);
  return Math.max(-highestVelocity, Math.min(highestVelocity, velocity));
}

/** Milliseconds for which a released track continues at the velocity of the release. */
const momentumTime = 250;

/** Pixels per millisecond from which a short swipe counts as a flick. */
const flickVelocity = 0.3;

/** Offset in pixels at which a track released at `velocity` (pixels per millisecond) would stop. */
export function projectedOffset(offset: number, velocity: number): number {
  return offset + velocity * momentumTime;
}

/**
 * Whether a release selects the next slide however short the drag was: it was fast, and away from
 * rest. Offset in pixels, velocity in pixels per millisecond.
 */
export function isFlick(offset: number, velocity: number): boolean {
  return Math.abs(velocity) > flickVelocity && offset * velocity >= 0;
}

/**
 * The CSS easing of an animation from `offset` to 0 that starts at `velocity`, so that it continues
 * a drag or an interrupted animation; `ease` from a standstill.
 *
 * @param offset pixels
 * @param velocity pixels per millisecond
 * @param duration milliseconds
 */
export function snapEasing(offset: number, velocity: number, duration: number): string {
  if (!velocity || !offset) return "ease";
  const slope = (-velocity * duration) / offset;
  // a control point above 1 would overshoot the slide
  const y1 = Math.min(1, Math.max(-0.5, slope / 4));
  return `cubic-bezier(.25,${y1.toFixed(3)},.25,1)`;
}
