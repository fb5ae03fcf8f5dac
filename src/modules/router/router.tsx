import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { type GoToOptions, notifyNavigated, setNavigate } from "./navigator.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";

/**
 * Loads the view of an address; undefined if the browser should load the page instead. Called
 * repeatedly for the same address, so memoize it. `isTraverse`: back or forward, not a link.
 */
type Load<View> = (url: URL, isTraverse: boolean) => Promise<View> | undefined;

/** Where a new view is scrolled to: its top, the position of the old view, or another position. */
export type InitialScroll = "top" | "same" | "elsewhere";

type RouterProps<View> = {
  initial: View;
  load: Load<View>;
  /** Runs in the same frame as the new view, for the title and other changes to the document. */
  onCommit(view: View, url: URL, scroll: InitialScroll): void;
  /** A view could not be loaded; the address bar already shows its address. */
  onLoadError(): void;
  /**
   * Renders the view and, in a hidden `<Activity>` with a key of its own, the one whose link a
   * pointer, a touch or the focus has reached, so that a click only has to make it visible.
   */
  children(view: View, hidden: View | undefined): ReactNode;
};

type Shown<View> = { view: View; commit?: { url: URL; scroll: InitialScroll; done(): void } };

/**
 * Handles ordinary links as in-app navigation in browsers with the Navigation API; in others they
 * stay page loads.
 */
export function Router<View>(props: RouterProps<View>) {
  const { initial, children } = props;
  const [shown, setShown] = useState<Shown<View>>({ view: initial });
  const [hidden, setHidden] = useState<View>();
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    if (!shown.commit) return;
    const { url, scroll, done } = shown.commit;
    latest.current.onCommit(shown.view, url, scroll);
    done();
  }, [shown]);

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
    return connect({
      load: (url, isTraverse) => latest.current.load(url, isTraverse),
      onLoadError: () => latest.current.onLoadError(),
      show,
      // a transition: the current page stays responsive
      renderHidden: (view) => startTransition(() => setHidden(() => view)),
    });
  }, []);

  return children(shown.view, hidden);
}

type Connection<View> = Pick<RouterProps<View>, "load" | "onLoadError"> & {
  renderHidden(view: View): void;
  /** Renders a view and resolves when it is in the document. */
  show(view: View, url: URL, scroll: InitialScroll): Promise<void>;
};

/** Intercepts the browser's navigations; returns the function that stops it. */
function connect<View>({ load, onLoadError, show, renderHidden }: Connection<View>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const navigation = window.navigation;
  prefetchOnIntent({
    load: (url) => load(url, false),
    // where links are page loads, a hidden view would be discarded
    renderHidden: navigation && renderHidden,
    signal,
  });
  if (!navigation) {
    setNavigate((url, options) => goWithoutNavigationApi(url, options, load, show));
    return () => stop.abort();
  }
  /** Path of the view that is shown; differs from the address bar while the next view is loading. */
  let drawn = location.pathname;
  /** The last intercepted navigation, and the function that cancels it. */
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

  navigation.addEventListener(
    "navigate",
    (event) => {
      recordPosition();
      const url = new URL(event.destination.url);
      // a change of hash or query cancels the current navigation too, so the page is rendered here
      if (!canIntercept(event) || (url.pathname === location.pathname && isDrawn())) return;
      const isTraverse = event.navigationType === "traverse";
      const pending = load(url, isTraverse);
      if (!pending) return;
      const keepScroll = event.info?.keepScroll === true;
      // not the event's signal: where a download or "Stop" has ended it, the address stays
      const isWanted = () => latest === event && location.pathname === url.pathname;
      const arrive = async () => {
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
      };
      event.intercept({
        scroll: "manual",
        focusReset: keepScroll ? "manual" : "after-transition",
        handler: () => {
          latest = event;
          return new Promise((done, fail) => {
            abandon = fail;
            arrive().then(done, fail);
          });
        },
      });
    },
    { signal },
  );
  return () => stop.abort();
}

/** False for downloads, forms that are posted, and reloads. */
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

function scrollToTarget(url: URL): void {
  const target = url.hash && document.getElementById(fragmentOf(url));
  if (target) target.scrollIntoView();
  else scrollToPosition();
}

/** The fragment of an address, decoded unless it is malformed, such as `#100%`. */
function fragmentOf({ hash }: URL): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

async function goWithoutNavigationApi<View>(
  url: string,
  { replace, keepScroll }: GoToOptions,
  load: Load<View>,
  show: Connection<View>["show"],
): Promise<void> {
  const target = new URL(url, location.href);
  const pending = replace && keepScroll ? load(target, false) : undefined;
  const view = await pending?.catch(() => undefined);
  if (!view) return replace ? location.replace(target) : location.assign(target);
  history.replaceState(history.state, "", target);
  await show(view, target, "same");
  notifyNavigated(target);
}
