import { type RefObject, useEffect, useState } from "react";
import { frameTimeout } from "../../site/timings.ts";

export type FrameState = "waiting" | "loaded" | "late";

/**
 * Whether a frame is loading, has loaded or is late. The `load` event alone does not tell: it may
 * fire before this code runs, and also fires for an empty frame.
 */
export function useFrameLoad(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
) {
  const [state, setState] = useState<FrameState>("waiting");
  const [tries, setTries] = useState(0);

  function check(): boolean {
    // on Back, Chromium restores the document of a frame that has no address yet
    const isLoaded = Boolean(address && frame.current && hasLoaded(frame.current));
    if (isLoaded) setState("loaded");
    return isLoaded;
  }

  useEffect(() => {
    if (!address || check()) return;
    const timer = setTimeout(() => check() || setState("late"), frameTimeout);
    return () => clearTimeout(timer);
  }, [address, tries]);

  function retry() {
    setState("waiting");
    setTries(tries + 1);
  }
  return { state, tries, onLoad: check, retry };
}

/**
 * A frame whose document is still the initial `about:blank` has not loaded. One whose document
 * cannot be accessed shows another site or the browser's error page; the latter if the address is
 * this site's or the device is offline. A refusal by another site looks like success.
 */
function hasLoaded(frame: HTMLIFrameElement): boolean {
  if (frame.contentDocument) return frame.contentDocument.URL !== "about:blank";
  const isElsewhere = new URL(frame.src).origin !== location.origin;
  return isElsewhere && navigator.onLine;
}
