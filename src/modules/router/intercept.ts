import { notifyNavigated, setNavigate } from "./navigator.ts";

/** Memoize it: it is called repeatedly for an address. Undefined if the browser should load it. */
type Load<View> = (url: URL, isTraverse: boolean) => Promise<View> | undefined;

export type InitialScroll = "top" | "same" | "elsewhere";

export type Connection<View> = {
  load: Load<View>;
  /** A view could not be loaded; the address bar already shows its address. */
  onLoadError(): void;
  /** Renders a view and resolves when it is in the document. */
  show(view: View, url: URL, scroll: InitialScroll): Promise<void>;
};

/** Intercepts the browser's navigations until it is stopped, which a view that cannot be loaded does too. */
export function intercept<View>(
  navigation: Navigation,
  { load, onLoadError, show }: Connection<View>,
  stop: AbortController,
): void {
  const { signal } = stop;
  /** Path of the view that is shown; differs from the address bar while the next view is loading. */
  let drawn = location.pathname;
  let latest: NavigateEvent | undefined;
  let abandon = () => {};
  const isDrawn = () => location.pathname === drawn;
  // the browser's own scroll restoration loses a position when a shorter page clamps the scroll
  // before the longer one is drawn
  const recordPosition = () => {
    if (isDrawn()) navigation.updateCurrentEntry({ state: scrollY });
  };
  addEventListener("scrollend", recordPosition, { signal });
  // Chromium crashes when a page in its back-forward cache has an unfinished navigation
  addEventListener("pagehide", () => abandon(), { signal });
  setNavigate((url, { replace, keepScroll } = {}) => {
    navigation.navigate(url, { history: replace ? "replace" : "auto", info: { keepScroll } });
  });
  navigation.addEventListener("navigate", onNavigate, { signal });

  function onNavigate(event: NavigateEvent): void {
    recordPosition();
    const url = new URL(event.destination.url);
    // a change of hash or query cancels the current navigation too, so the page is rendered here
    if (!canIntercept(event) || (url.pathname === location.pathname && isDrawn())) return;
    const pending = load(url, event.navigationType === "traverse");
    if (!pending) return;
    event.intercept({
      scroll: "manual",
      focusReset: keepsScroll(event) ? "manual" : "after-transition",
      handler: () => {
        latest = event;
        return new Promise((done, fail) => {
          abandon = fail;
          arrive(event, url, pending).then(done, fail);
        });
      },
    });
  }

  async function arrive(event: NavigateEvent, url: URL, pending: Promise<View>): Promise<void> {
    const isTraverse = event.navigationType === "traverse";
    const keepScroll = keepsScroll(event);
    // not the event's signal: where a download or "Stop" has ended it, the address stays
    const isWanted = () => latest === event && location.pathname === url.pathname;
    const view = await pending.catch((error) => {
      if (isWanted()) {
        // from now on navigations are page loads
        stop.abort();
        onLoadError();
      }
      throw error;
    });
    if (!isWanted()) return;
    drawn = url.pathname;
    await show(view, url, keepScroll ? "same" : isTraverse || url.hash ? "elsewhere" : "top");
    if (!isWanted()) return;
    if (isTraverse) scrollToPosition(event.destination.getState());
    else if (!keepScroll) scrollToTarget(url);
    notifyNavigated(url);
  }
}

function keepsScroll({ info }: NavigateEvent): boolean {
  return info?.keepScroll === true;
}

function canIntercept(event: NavigateEvent): boolean {
  return (
    event.canIntercept &&
    event.downloadRequest === null &&
    !event.formData &&
    event.navigationType !== "reload"
  );
}

/** @param top pixels; at the page's top if they were not recorded */
export function scrollToPosition(top = 0): void {
  scrollTo({ top, behavior: "instant" });
}

function scrollToTarget({ hash }: URL): void {
  const target = document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollToPosition();
}
