import { goTo, holdNavigations } from "./navigator.ts";

/** Milliseconds after which the queued tasks run even if the browser has not gone back. */
const stepTimeout = 1000;

let waiting: (() => void)[] | undefined;

let pendingNavigation: (() => void) | undefined;

/** Runs a task that changes the history: at once, or after the current step back. */
export function afterStepBack(task: () => void): void {
  if (waiting) waiting.push(task);
  else task();
}

/** Goes back within this document. Browsers do it later: a navigation until then is deferred. */
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
    // a task may start another step back; the remaining tasks are then queued again
    for (const task of tasks) afterStepBack(task);
    if (waiting) return;
    pendingNavigation?.();
    pendingNavigation = undefined;
  };
  const timer = setTimeout(end, stepTimeout);
  const onPopState = () => {
    const focused = document.activeElement;
    // in the next task, when all listeners of `popstate` have run
    setTimeout(() => {
      // where the address has a fragment, the browser takes the focus away after `popstate`
      if (document.activeElement === document.body && focused instanceof HTMLElement) {
        focused.focus({ preventScroll: true });
      }
      end();
    });
  };
  addEventListener("popstate", onPopState, { once: true, signal });
  // in the capture phase, since React stops clicks on parts that are not hydrated yet
  addEventListener(
    "click",
    (event) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      // `href` is read after the step, because a link with only a fragment is relative to the address
      pendingNavigation = () => goTo(link.href);
    },
    { capture: true, signal },
  );
  history.go(-by);
}

function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || !link.protocol.startsWith("http")) return;
  return link;
}
