import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { savesData } from "../user-preferences.ts";
import { type Connection, type InitialScroll, intercept, scrollToPosition } from "./intercept.ts";
import { type GoToOptions, notifyNavigated, setNavigate } from "./navigator.ts";

type RouterProps<View> = Pick<Connection<View>, "load" | "onLoadError"> & {
  initial: View;
  /** Runs in the same frame as the new view, for the title and other changes to the document. */
  onCommit(view: View, url: URL, scroll: InitialScroll): void;
  /** `hidden` goes into an `<Activity>` with a key of its own: a click only makes it visible. */
  children(view: View, hidden: View | undefined): ReactNode;
};

type Shown<View> = { view: View; commit?: { url: URL; scroll: InitialScroll; done(): void } };

/** In-app navigation in browsers with the Navigation API; in others links stay page loads. */
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
    const connection: Connection<View> = {
      load: (url, isTraverse) => latest.current.load(url, isTraverse),
      onLoadError: () => latest.current.onLoadError(),
      show,
    };
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
