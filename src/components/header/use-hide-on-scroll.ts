import { type RefObject, useEffect } from "react";
import { desktopWindow } from "../../styles/breakpoints.ts";

/**
 * Hides the bar in wide windows when the page is scrolled down, and shows it when it is scrolled up,
 * something in the bar has the focus, or a link has led to a part of the page, which stands below the
 * bar. Sets `data-away` while it is hidden, and `data-stuck` once the page is scrolled.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const wide = matchMedia(desktopWindow);
    let last = scrollY;
    let { hash } = location;
    const update = () => {
      const now = Math.max(0, scrollY);
      element.toggleAttribute("data-stuck", now > 0);
      const isJump = location.hash !== hash;
      const hides = wide.matches && !isJump && now > last && now > element.offsetHeight;
      const shows = !wide.matches || isJump || now < last || now <= element.offsetHeight;
      if (hides && !element.contains(document.activeElement)) {
        element.setAttribute("data-away", "");
      } else if (shows) element.removeAttribute("data-away");
      last = now;
      hash = location.hash;
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
