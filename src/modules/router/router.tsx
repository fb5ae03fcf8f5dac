import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { announceNavigated, type GoToOptions, setNavigator } from "./navigator.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";
import { createScrollPositions } from "./scroll-positions.ts";

/**
 * Finds what stands at an address: a promise of it, or nothing where the address is not the
 * application's and the browser should load it itself. Called again and again: keep answers.
 * Back and forward (`isTraverse`) may show something else than a link to the same address.
 */
type Load<View> = (url: URL, isTraverse: boolean) => Promise<View> | undefined;

/** Where a new view begins: at its top, where the old one stands (`same`), or somewhere else. */
export type Landing = "top" | "same" | "elsewhere";

type RouterProps<View> = {
  initial: View;
  load: Load<View>;
  /** Runs in the same frame as the new view: title, language and the other head tags. */
  onCommit(view: View, url: URL, landing: Landing): void;
  /** A view could not be loaded; the address is already its own. */
  onLoadError(): void;
  /**
   * Draws the view, and out of sight the one that a pointer, a finger or the focus has come near
   * (`ahead`, in an `<Activity>` of its own key): when it is shown, it only has to be uncovered.
   */
  children(view: View, ahead: View | undefined): ReactNode;
};

type Shown<View> = { view: View; arrival?: { url: URL; landing: Landing; done(): void } };

const useBrowserLayoutEffect = typeof window === "undefined" ? () => {} : useLayoutEffect;

/**
 * Turns plain links into in-app navigation where the browser has the Navigation API, and leaves
 * them what they are, page loads of complete pages, where it has not.
 */
export function Router<View>(props: RouterProps<View>) {
  const { initial, children } = props;
  const [shown, setShown] = useState<Shown<View>>({ view: initial });
  const [ahead, setAhead] = useState<View>();
  const latest = useRef(props);
  latest.current = props;

  useBrowserLayoutEffect(() => {
    if (!shown.arrival) return;
    const { url, landing, done } = shown.arrival;
    latest.current.onCommit(shown.view, url, landing);
    done();
  }, [shown]);

  useEffect(() => {
    const show = (view: View, url: URL, landing: Landing) =>
      new Promise<void>((done) => {
        const top = scrollY;
        // at once: in slices the old page would stand twice as long after the press
        flushSync(() => {
          setShown({ view, arrival: { url, landing, done } });
          setAhead(undefined);
        });
        // in a change of language longer texts above must not move the scroll position
        if (landing === "same") scrollTo({ top, behavior: "instant" });
      });
    return connect({
      load: (url, isTraverse) => latest.current.load(url, isTraverse),
      onLoadError: () => latest.current.onLoadError(),
      show,
      // in slices: the page in hand goes on answering
      drawAhead: (view) => startTransition(() => setAhead(() => view)),
    });
  }, []);

  return children(shown.view, ahead);
}

type Connection<View> = Pick<RouterProps<View>, "load" | "onLoadError"> & {
  /** Draws a view out of sight. */
  drawAhead(view: View): void;
  /** Draws a view and resolves when it stands in the page. */
  show(view: View, url: URL, landing: Landing): Promise<void>;
};

/** Listens to the browser's navigations; returns the function that stops. */
function connect<View>({ load, onLoadError, show, drawAhead }: Connection<View>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const navigation = window.navigation;
  prefetchOnIntent({
    load: (url) => load(url, false),
    // what a page load would throw away need not be drawn
    drawAhead: navigation && drawAhead,
    signal,
  });
  if (!navigation) {
    setNavigator((url, options) => goWithoutNavigationApi(url, options, load, show));
    return () => stop.abort();
  }
  const positions = createScrollPositions();
  addEventListener("pagehide", () => positions.save(navigation.currentEntry?.key), { signal });
  setNavigator((url, { replace, keepScroll } = {}) => {
    navigation.navigate(url, { history: replace ? "replace" : "auto", info: { keepScroll } });
  });

  navigation.addEventListener(
    "navigate",
    (event) => {
      const url = new URL(event.destination.url);
      if (!isPageChange(event, url)) return;
      const isTraverse = event.navigationType === "traverse";
      const pending = load(url, isTraverse);
      if (!pending) return;
      const keepScroll = event.info?.keepScroll === true;
      positions.keep(navigation.currentEntry?.key);
      event.intercept({
        scroll: "manual",
        focusReset: keepScroll ? "manual" : "after-transition",
        async handler() {
          const view = await pending.catch(() => undefined);
          if (event.signal.aborted) return;
          if (!view) return onLoadError();
          const landing = keepScroll ? "same" : isTraverse || url.hash ? "elsewhere" : "top";
          await show(view, url, landing);
          if (event.signal.aborted) return;
          if (isTraverse) positions.restore(event.destination.key);
          else if (!keepScroll) scrollToTarget(url);
          announceNavigated(url);
        },
      });
    },
    { signal },
  );
  return () => stop.abort();
}

/** Only a change of page is the router's: not downloads, forms, reloads, nor a new hash or query. */
function isPageChange(event: NavigateEvent, url: URL): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    !event.formData &&
    event.navigationType !== "reload" &&
    url.pathname !== location.pathname
  );
}

function scrollToTarget(url: URL): void {
  const target = url.hash && document.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: "instant" });
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
  announceNavigated(target);
}
