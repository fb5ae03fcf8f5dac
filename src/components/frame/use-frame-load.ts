import { type RefObject, useEffect, useState } from "react";
import { frameTimeout } from "../../site/timings.ts";

export type FrameState = "waiting" | "loaded" | "late";

/**
 * Whether a frame has arrived, is awaited, or is late. The `load` event alone says little: it may
 * come before this code runs, and it comes for an empty frame as well.
 */
export function useFrameLoad(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
) {
  const [state, setState] = useState<FrameState>("waiting");
  const [tries, setTries] = useState(0);

  function look(): boolean {
    const answered = frame.current !== null && hasAnswered(frame.current);
    if (answered) setState("loaded");
    return answered;
  }

  // a new address or a new try begins a new wait
  useEffect(() => {
    if (!address || look()) return;
    const timer = setTimeout(() => look() || setState("late"), frameTimeout);
    return () => clearTimeout(timer);
  }, [address, tries]);

  function retry() {
    setState("waiting");
    setTries(tries + 1);
  }
  return { state, tries, onLoad: look, retry };
}

/**
 * A frame that still holds the empty document it began with has had no answer. One that may not be
 * looked into shows another site, or the browser's error page: surely that, if the address is this
 * site's own or the device is offline. (A refusal by another site cannot be told from success.)
 */
function hasAnswered(frame: HTMLIFrameElement): boolean {
  if (frame.contentDocument) return frame.contentDocument.URL !== "about:blank";
  const isElsewhere = new URL(frame.src).origin !== location.origin;
  return isElsewhere && navigator.onLine;
}
