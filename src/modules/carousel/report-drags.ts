/** Pixels that a pointer may move during a press before it counts as a drag. */
const dragThreshold = 6;

/** Milliseconds before the release over which its velocity is measured. */
const velocityWindow = 100;

/** Upper limit of the velocity in pixels per millisecond; events that arrive all at once would exceed it. */
const highestVelocity = 5;

/** Milliseconds for which a release glides on. */
const glideTime = 250;

type Sample = { x: number; time: number };

/**
 * The element needs `touch-action: pan-y pinch-zoom`; while `markZoom` marks it, touches are the browser's.
 * @param onDrag gets pixels from where the drag began, positive to the right
 * @param onRelease gets pixels that it would glide on at the velocity of the release
 */
export function reportDrags(
  element: HTMLElement,
  onDrag: (by: number) => void,
  onRelease: (glide: number) => void,
  signal: AbortSignal,
): void {
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
    }
    onDrag(event.clientX - start.x);
    addSample(event);
  }

  function onEnd(event: PointerEvent): void {
    if (!start || !event.isPrimary) return;
    start = undefined;
    if (!isDragging) return;
    // `pointercancel` carries no usable position
    if (event.type === "pointercancel") samples = [];
    else addSample(event);
    onRelease(velocityOf(samples) * glideTime);
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

  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointermove", onMove, { signal });
  element.addEventListener("pointerup", onEnd, { signal });
  element.addEventListener("pointercancel", onEnd, { signal });
  element.addEventListener("click", onClick, { signal, capture: true });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  markZoom(element, signal);
}

/** While the page is enlarged by pinching, the element has `data-zoomed`: one finger pans the window. */
export function markZoom(element: Element, signal: AbortSignal): void {
  const mark = () => element.toggleAttribute("data-zoomed", isZoomed());
  window.visualViewport?.addEventListener("resize", mark, { signal });
}

export function isZoomed(): boolean {
  return Number(window.visualViewport?.scale) > 1.01;
}

function velocityOf(samples: Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.time <= first.time) return 0;
  const velocity = (last.x - first.x) / (last.time - first.time);
  return Math.max(-highestVelocity, Math.min(highestVelocity, velocity));
}
