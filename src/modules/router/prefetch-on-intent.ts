import { savesData } from "../save-data/save-data.ts";

type Intent<View> = {
  /** Finds what stands at an address, as the router does. */
  load(url: URL): Promise<View> | undefined;
  /** Has a view drawn out of sight, once its parts are there and the link is still meant. */
  drawAhead?: ((view: View) => void) | undefined;
  signal: AbortSignal;
};

/**
 * Fetches a view's parts when a finger, a pointer or the focus comes to its link, and has it drawn.
 * Nothing of it for a visitor who asks for little.
 */
export function prefetchOnIntent<View>({ load, drawAhead, signal }: Intent<View>): void {
  let intended: Promise<View> | undefined;
  const follow = ({ target }: Event) => {
    if (savesData() || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
    const loading = isElsewhere ? load(new URL(link.href)) : undefined;
    if (loading === intended) return;
    intended = loading;
    loading?.then(
      (view) => {
        if (intended === loading) drawAhead?.(view);
      },
      // a press tries again, and says so
      () => {},
    );
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, follow, { passive: true, signal });
  }
  // the finger had come to scroll
  const forget = () => {
    intended = undefined;
  };
  document.addEventListener("pointercancel", forget, { signal });
}
