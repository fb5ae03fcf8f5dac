import { useEffect, useState } from "react";
import { useTimesSaved } from "../../site/consent.ts";
import { useSite } from "../../site/site-context.tsx";
import styles from "./cookie-preferences.module.css";

/** Milliseconds that the notice stays: time to read seven words twice. */
const noticeTime = 5000;

/** Says for a moment that the choice is saved, to the eye and to a screen reader. */
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
  return (
    <div role="status">{isShown && <p className={styles.notice}>{status.preferencesSaved}</p>}</div>
  );
}
