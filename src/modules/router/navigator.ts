export type GoToOptions = {
  replace?: boolean;
  keepScroll?: boolean;
};

type Navigate = (url: string, options: GoToOptions) => void;

let navigateTo: Navigate = (url, { replace }) =>
  replace ? location.replace(url) : location.assign(url);

const listeners = new Set<(url: URL) => void>();

/** Navigates to an address: in the application if the router handles it, else by a page load. */
export function goTo(url: string, options: GoToOptions = {}): void {
  navigateTo(url, options);
}

/** Calls the listener after each in-app navigation has rendered; returns how to unsubscribe. */
export function onNavigated(listener: (url: URL) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets what `goTo` does. For the router. */
export function setNavigate(next: Navigate): void {
  navigateTo = next;
}

/** Notifies the listeners of `onNavigated`. For the router. */
export function notifyNavigated(url: URL): void {
  for (const listener of listeners) listener(url);
}
