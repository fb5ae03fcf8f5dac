import { type RefObject, useEffect } from "react";

/** From this width on the bar leaves when one reads down and comes back when one scrolls up. */
const desktop = "(min-width: 992px)";

/**
 * Marks the bar with `data-stuck` once the page is scrolled and with `data-away` while it is
 * hidden. It is never hidden while something inside has the focus.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const wide = matchMedia(desktop);
    let last = scrollY;
    const update = () => {
      const now = Math.max(0, scrollY);
      element.toggleAttribute("data-stuck", now > 0);
      const hides = wide.matches && now > last && now > element.offsetHeight;
      const shows = !wide.matches || now < last || now <= element.offsetHeight;
      if (hides && !element.contains(document.activeElement)) {
        element.setAttribute("data-away", "");
      } else if (shows) element.removeAttribute("data-away");
      last = now;
    };
    const reveal = () => element.removeAttribute("data-away");
    const stop = new AbortController();
    addEventListener("scroll", update, { passive: true, signal: stop.signal });
    wide.addEventListener("change", update, { signal: stop.signal });
    element.addEventListener("focusin", reveal, { signal: stop.signal });
    update();
    return () => stop.abort();
  }, [bar]);
}
