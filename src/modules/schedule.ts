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

/** Runs the task right after the next frame has been painted, so as not to delay it. */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
