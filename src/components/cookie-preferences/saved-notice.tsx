import { useEffect, useState } from "react";
import { useTimesSaved } from "../../site/consent/consent.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { Notice } from "../notice/notice.tsx";

/** Milliseconds that the notice stays: time to read seven words twice. */
const noticeTime = 5000;

/** Says for a moment that the choice is saved; stands among the notices, which are read aloud. */
export function SavedNotice() {
  const { status } = useSite().shared;
  const timesSaved = useTimesSaved();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (timesSaved === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), noticeTime);
    return () => clearTimeout(timer);
  }, [timesSaved]);
  return isShown && <Notice>{status.preferencesSaved}</Notice>;
}
