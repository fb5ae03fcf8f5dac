/** Told by the application from the moment on at which it hears presses itself. */
export const listeningEvent = "villa:listening";

/**
 * A press counts from the first moment on: the last button pressed before the application listens
 * is pressed again when it does. React then takes the page over at once, for the answer's sake.
 */
export function keepEarlyPress(): void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressed: HTMLElement | null = null;
  addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? target.closest("button") : null;
    },
    { capture: true, signal },
  );
  addEventListener(
    listeningEvent,
    () => {
      stop.abort();
      pressed?.click();
    },
    { signal },
  );
}
