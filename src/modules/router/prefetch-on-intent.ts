import { savesData } from "../save-data/save-data.ts";

type PrefetchOptions<View> = {
  /** The router's `load`. */
  load(url: URL): Promise<View> | undefined;
  /** Renders a loaded view hidden, unless another link has been touched or pointed at since. */
  renderHidden?: ((view: View) => void) | undefined;
  /** Aborting it stops the prefetching. */
  signal: AbortSignal;
};

/**
 * Loads a view, and has it rendered hidden, as soon as a touch, a pointer or the focus reaches a
 * link to it. Does nothing if the visitor saves data.
 */
export function prefetchOnIntent<View>({
  load,
  renderHidden,
  signal,
}: PrefetchOptions<View>): void {
  let latest: Promise<View> | undefined;
  const onIntent = ({ target }: Event) => {
    if (savesData() || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
    const loading = isElsewhere ? load(new URL(link.href)) : undefined;
    if (loading === latest) return;
    latest = loading;
    loading?.then(
      (view) => {
        if (latest === loading) renderHidden?.(view);
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
