export type GoToOptions = {
  /** Replace the history entry instead of adding one. */
  replace?: boolean;
  /** Leave scroll and focus where they are. */
  keepScroll?: boolean;
};

type Navigator = (url: string, options: GoToOptions) => void;

let navigator: Navigator = (url, { replace }) =>
  replace ? location.replace(url) : location.assign(url);

const listeners = new Set<(url: URL) => void>();

/** Navigates to an address: in the application if the router handles it, else by a page load. */
export function goTo(url: string, options: GoToOptions = {}): void {
  if (step) step.next = () => navigator(url, options);
  else navigator(url, options);
}

type Step = { next?: () => void };

/** The pending `history.back()`, and the navigation to run after it. */
let step: Step | undefined;

/** Milliseconds after which a link no longer waits for a step back that does not come. */
const stepTimeout = 1000;

/**
 * Goes back to the history entry before, which must be of this document. The browser does so some
 * moments later, and would end any navigation begun in between: a link that is pressed meanwhile is
 * followed after the step. The last one pressed wins.
 */
export function stepBack(): void {
  if (step) return;
  const pending: Step = {};
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    stop.abort();
    clearTimeout(timer);
    step = undefined;
    pending.next?.();
  };
  step = pending;
  const timer = setTimeout(end, stepTimeout);
  // the step itself is over in the next task
  addEventListener("popstate", () => setTimeout(end), { once: true, signal });
  addEventListener(
    "click",
    (event) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      // read after the step: a link to a place on the page is relative to the address
      pending.next = () => navigator(link.href, {});
    },
    { signal },
  );
  history.back();
}

/** The link that a click is about to follow in this window, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || !link.protocol.startsWith("http")) return;
  return link;
}

/** Calls the listener after each in-app navigation has rendered; returns how to unsubscribe. */
export function onNavigated(listener: (url: URL) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets what `goTo` does. For the router. */
export function setNavigator(next: Navigator): void {
  navigator = next;
}

/** Notifies the listeners of `onNavigated`. For the router. */
export function notifyNavigated(url: URL): void {
  for (const listener of listeners) listener(url);
}
