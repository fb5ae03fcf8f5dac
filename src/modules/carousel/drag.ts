export type DragHandlers = {
  onStart(): void;
  /** Pixels from where it began, to the right. */
  onMove(by: number): void;
  /** Pixels a millisecond at the moment of release. */
  onEnd(velocity: number): void;
};

/** Pixels a finger may tremble while it presses. */
const tremble = 6;

/** Milliseconds before the release from which its velocity is taken. */
const lastMoment = 100;

/**
 * Follows sideways drags of one finger, pen or mouse. Vertical ones stay the browser's, which needs
 * `touch-action: pan-y pinch-zoom` on the element. A drag is never a click.
 * Returns the function that stops listening.
 */
export function followDrags(element: HTMLElement, handlers: DragHandlers): () => void {
  const stop = new AbortController();
  let from: { x: number; y: number } | undefined;
  let dragging = false;
  let trace: { x: number; time: number }[] = [];

  const remember = ({ clientX: x, timeStamp: time }: PointerEvent) => {
    trace = [...trace.filter((point) => point.time > time - lastMoment), { x, time }];
  };

  function down(event: PointerEvent): void {
    if (dragging) return;
    from = event.isPrimary && !event.button ? { x: event.clientX, y: event.clientY } : undefined;
    trace = [];
  }

  function move(event: PointerEvent): void {
    if (!from || !event.isPrimary) return;
    if (!event.buttons) {
      end(event);
      return;
    }
    const by = event.clientX - from.x;
    if (!dragging) {
      const upright = Math.abs(event.clientY - from.y);
      if (Math.max(Math.abs(by), upright) < tremble) return;
      if (upright > Math.abs(by)) {
        from = undefined;
        return;
      }
      from.x = event.clientX;
      dragging = true;
      element.setPointerCapture(event.pointerId);
      handlers.onStart();
    } else handlers.onMove(by);
    remember(event);
  }

  function end(event: PointerEvent): void {
    if (!from || !event.isPrimary) return;
    from = undefined;
    if (!dragging) return;
    // a cancelled pointer stands nowhere
    if (event.type === "pointercancel") trace = [];
    else remember(event);
    handlers.onEnd(velocity(trace));
    // the click of this release comes before the next task
    setTimeout(() => {
      dragging = false;
    });
  }

  function click(event: MouseEvent): void {
    if (!dragging) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { signal } = stop;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", end, { signal });
  element.addEventListener("pointercancel", end, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}

function velocity(trace: { x: number; time: number }[]): number {
  const [first, last] = [trace[0], trace.at(-1)];
  return first && last && last.time > first.time
    ? (last.x - first.x) / (last.time - first.time)
    : 0;
}
