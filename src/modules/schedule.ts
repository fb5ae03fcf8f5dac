/** Runs the task now, or, on a page that the browser prerenders, once the visitor opens it. */
export function whenActivated(task: () => void): void {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", task, { once: true });
  } else {
    task();
  }
}

/** Runs the task when the browser is idle, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/** Runs the task once, at the first press, key or scroll, unless `signal` is aborted before. */
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

/** Runs the task after the first contentful paint; at once in browsers that do not report it. */
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

/** Runs the task right after the next frame has been painted, so as not to delay it. */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
