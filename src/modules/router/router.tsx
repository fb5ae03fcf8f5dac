import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { savesData } from "../user-preferences.ts";
import { type GoToOptions, notifyNavigated, setNavigate } from "./navigator.ts";

export type InitialScroll = "top" | "same" | "elsewhere";

type Source<View> = {
  /** Memoize it: it is called repeatedly for an address. Undefined if the browser should load it. */
  load(url: URL, isTraverse: boolean): Promise<View> | undefined;
  /** A view could not be loaded; the address bar already shows its address. */
  onLoadError(): void;
};

type Connection<View> = Source<View> & {
  /** Renders a view and resolves when it is in the document. */
  show(view: View, url: URL, scroll: InitialScroll): Promise<void>;
};

type RouterProps<View> = Source<View> & {
  initial: View;
  /** Runs in the same frame as the new view, for the title and other changes to the document. */
  onCommit(view: View, url: URL, scroll: InitialScroll): void;
  /** `hidden` goes into an `<Activity>` with a key of its own: a click only makes it visible. */
  children(view: View, hidden: View | undefined): ReactNode;
};

type Shown<View> = { view: View; commit?: { url: URL; scroll: InitialScroll; done(): void } };

/** In-app navigation in browsers with the Navigation API; in others links stay page loads. Its functions never change. */
export function Router<View>(props: RouterProps<View>) {
  const { initial, children, load, onLoadError, onCommit } = props;
  const [shown, setShown] = useState<Shown<View>>({ view: initial });
  const [hidden, setHidden] = useState<View>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is the event
  useLayoutEffect(() => {
    if (!shown.commit) return;
    const { url, scroll, done } = shown.commit;
    onCommit(shown.view, url, scroll);
    done();
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions never change
  useEffect(() => {
    const show = (view: View, url: URL, scroll: InitialScroll) =>
      new Promise<void>((done) => {
        const top = scrollY;
        // not in a transition: time slicing would keep the old page twice as long after the click
        flushSync(() => {
          setShown({ view, commit: { url, scroll, done } });
          setHidden(undefined);
        });
        // texts above that are longer in the other language must not move the scroll position
        if (scroll === "same") scrollToPosition(top);
      });
    const connection = { load, onLoadError, show };
    const stop = new AbortController();
    const { navigation } = window;
    // a transition: the current page stays responsive; where links are page loads it would be discarded
    const hide = (view: View) => navigation && startTransition(() => setHidden(() => view));
    prefetchOnIntent(connection, hide, stop.signal);
    if (navigation) intercept(navigation, connection, stop);
    else setNavigate((url, options) => goWithoutNavigationApi(url, options, connection));
    return () => stop.abort();
  }, []);

  return children(shown.view, hidden);
}

/** Intercepts the browser's navigations until it is stopped, which a view that cannot be loaded does too. */
function intercept<View>(
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
function scrollToPosition(top = 0): void {
  scrollTo({ top, behavior: "instant" });
}

function scrollToTarget({ hash }: URL): void {
  const target = document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollToPosition();
}

async function goWithoutNavigationApi<View>(
  url: string,
  { replace, keepScroll }: GoToOptions,
  { load, show }: Connection<View>,
): Promise<void> {
  const target = new URL(url, location.href);
  const pending = replace && keepScroll ? load(target, false) : undefined;
  const view = await pending?.catch(() => undefined);
  if (!view) return replace ? location.replace(target) : location.assign(target);
  history.replaceState(history.state, "", target);
  await show(view, target, "same");
  notifyNavigated(target);
}

/** Loads a view when a link to it is touched, pointed at or focused; not for who saves data. */
function prefetchOnIntent<View>(
  { load }: Connection<View>,
  renderHidden: (view: View) => void,
  signal: AbortSignal,
): void {
  let latest: Promise<View> | undefined;
  const onIntent = ({ target }: Event) => {
    if (savesData() || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
    const loading = isElsewhere ? load(new URL(link.href), false) : undefined;
    if (loading === latest) return;
    latest = loading;
    loading?.then(
      (view) => {
        if (latest === loading) renderHidden(view);
      },
      // a click loads it again, and reports the error
      () => {},
    );
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    // React stops these events where a part of the page is not hydrated
    document.addEventListener(type, onIntent, { capture: true, passive: true, signal });
  }
  const cancel = () => {
    latest = undefined;
  };
  // the touch has turned into a scroll
  document.addEventListener("pointercancel", cancel, { signal });
}
