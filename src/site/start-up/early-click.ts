/** Dispatched on the window by the application as soon as it handles clicks itself. */
export const clicksHandledEvent = "villa:clicks-handled";

/**
 * Remembers the last button clicked before the application handles clicks, and clicks it again
 * then. React hydrates that part of the page first, because the click needs it.
 */
export function replayEarlyClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  let clicked: HTMLElement | null = null;
  addEventListener(
    "click",
    ({ target }) => {
      clicked = target instanceof Element ? target.closest("button") : null;
    },
    { capture: true, signal },
  );
  addEventListener(
    clicksHandledEvent,
    () => {
      stop.abort();
      clicked?.click();
    },
    { signal },
  );
}
