import { useEffect, useState } from "react";
import { hasEntry } from "../../site/stay/has-entry.ts";
import { keepEarlyPress } from "./early-press.ts";

/** Whether the form must be hydrated: the address has a stay, or the visitor has reached it. */
export function useIsFormUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const use = ({ target }: Pick<Event, "target">) => {
      if (target instanceof Element && target.closest("form[data-stay]")) setIsUsed(true);
    };
    if (hasEntry(location.search)) setIsUsed(true);
    keepEarlyPress(stop.signal);
    // the form may have received the focus before this code ran
    use({ target: document.activeElement });
    for (const type of ["focusin", "pointerover", "touchstart", "invalid"]) {
      // React stops these events where a part of the page is not hydrated
      document.addEventListener(type, use, { capture: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  return isUsed;
}
