/** Runs the task now, or when a page that the browser rendered ahead is shown to somebody. */
export function whenActivated(task: () => void): void {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", task, { once: true });
  } else {
    task();
  }
}

/** Runs the task when the page has nothing better to do, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/** Runs the task once, at the first press, key or scroll; not after `signal` is aborted. */
export function whenUsed(task: () => void, signal?: AbortSignal): void {
  const stop = new AbortController();
  signal?.addEventListener("abort", () => stop.abort());
  const run = () => {
    stop.abort();
    task();
  };
  for (const type of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(type, run, { capture: true, passive: true, signal: stop.signal });
  }
}

/**
 * Runs the task when the page's first words or pictures are on the screen, which is some frames after they were drawn;
 * at once in a browser that does not tell.
 */
export function whenPainted(task: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    task();
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    task();
  });
  observer.observe({ type: "paint", buffered: true });
}

/** Runs the task once the next frame is drawn, so that the frame comes none the later for it. */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
