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

/** Takes navigations while none may begin; `step-back.ts` begins the last one later. */
let hold: ((navigate: () => void) => void) | undefined;

/** Navigates to an address: in the application if the router handles it, else by a page load. */
export function goTo(url: string, options: GoToOptions = {}): void {
  const navigate = () => navigator(url, options);
  if (hold) hold(navigate);
  else navigate();
}

/** Sets who takes the navigations that `goTo` is asked for, instead of beginning them. */
export function holdNavigations(by: typeof hold): void {
  hold = by;
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
