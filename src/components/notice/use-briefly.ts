import { useEffect, useState } from "react";
import { noticeTime } from "../../site/timings.ts";

/** True for as long as a notice stays, each time `trigger` changes to a truthy value. */
export function useBriefly(trigger: string | number | undefined): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!trigger) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), noticeTime);
    return () => clearTimeout(timer);
  }, [trigger]);
  return isShown;
}
