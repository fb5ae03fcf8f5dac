import { goTo, holdNavigations } from "./navigator.ts";

/** Milliseconds after which nothing waits any longer for a step back that does not come. */
const stepTimeout = 1000;

/** What waits for the step back under way; undefined when there is none. */
let waiting: (() => void)[] | undefined;

/** The navigation that was requested last during a step back. */
let pendingNavigation: (() => void) | undefined;

/** Runs a task that changes the history: at once, or after the step back under way. */
export function afterStepBack(task: () => void): void {
  if (waiting) waiting.push(task);
  else task();
}

/**
 * Goes back by some history entries, which must be of this document. The browser does so some
 * moments later, and would end any navigation begun in between: `goTo` and links that are pressed
 * meanwhile are followed after the step. The last one wins.
 */
export function stepBack(by: number): void {
  if (waiting) {
    waiting.push(() => stepBack(by));
    return;
  }
  waiting = [];
  const stop = new AbortController();
  const { signal } = stop;
  holdNavigations((navigate) => {
    pendingNavigation = navigate;
  });
  const end = () => {
    stop.abort();
    clearTimeout(timer);
    const tasks = waiting ?? [];
    waiting = undefined;
    holdNavigations(undefined);
    // one of them may be another step, for which the rest then waits
    for (const task of tasks) afterStepBack(task);
    if (waiting) return;
    pendingNavigation?.();
    pendingNavigation = undefined;
  };
  const timer = setTimeout(end, stepTimeout);
  // the step itself is over in the next task
  addEventListener("popstate", () => setTimeout(end), { once: true, signal });
  // on the way down: React stops clicks in what it has not hydrated
  addEventListener(
    "click",
    (event) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      // read after the step: a link to a place on the page is relative to the address
      pendingNavigation = () => goTo(link.href);
    },
    { capture: true, signal },
  );
  history.go(-by);
}

/** The link that a click is about to follow in this window, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || !link.protocol.startsWith("http")) return;
  return link;
}
