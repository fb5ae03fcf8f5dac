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

/**
 * Goes to an address of the application. Before the router listens, or where the address is not
 * the application's, it is an ordinary page load.
 */
export function goTo(url: string, options: GoToOptions = {}): void {
  navigator(url, options);
}

/** Calls the listener after each in-app navigation is shown; returns the function that stops it. */
export function onNavigated(listener: (url: URL) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setNavigator(next: Navigator): void {
  navigator = next;
}

export function announceNavigated(url: URL): void {
  for (const listener of listeners) listener(url);
}
