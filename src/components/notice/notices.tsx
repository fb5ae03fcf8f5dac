import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import { isOutdated, onOutdated } from "../../site/offline/offline.ts";
import type { Lang } from "../../site/site-map/languages.ts";
import { SavedNotice } from "../cookie-preferences/saved-notice.tsx";
import styles from "./notice.module.css";
import { Notice, NoticeButton } from "./notice.tsx";

/** Milliseconds that a notice stays which asks for nothing: time to read a line twice. */
const noticeTime = 5000;

/**
 * Says, to the eye and to a screen reader, that there is no connection, that a new version is
 * ready, that the language has changed, or that the page's scripts did not come.
 */
export function Notices() {
  const { lang, page, shared } = useSite();
  const { status } = shared;
  const isOffline = !useOnline();
  const hasUpdate = useSyncExternalStore(onOutdated, isOutdated, () => false);
  const [dismissed, setDismissed] = useState(false);
  const languageChanged = useChangedLately(lang);

  return (
    <div className={styles.notices} role="status" data-above-banner="">
      {languageChanged && <Notice>{status.languageChanged}</Notice>}
      <SavedNotice />
      {isOffline && page !== "offline" && <Notice>{status.offline.title}</Notice>}
      {hasUpdate && !dismissed && (
        <Notice>
          {status.update.text}
          <NoticeButton onClick={() => location.reload()}>{status.update.reload}</NoticeButton>
          <NoticeButton onClick={() => setDismissed(true)}>{status.update.dismiss}</NoticeButton>
        </Notice>
      )}
      <Notice hidden data-failure>
        {status.error.text}
      </Notice>
    </div>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToConnection(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener("online", listener, { signal: stop.signal });
  addEventListener("offline", listener, { signal: stop.signal });
  return () => stop.abort();
}

/** True for a moment after the language of the page has changed in place. */
function useChangedLately(lang: Lang): boolean {
  const [first] = useState(lang);
  const [changed, setChanged] = useState<Lang>();
  const isNew = lang !== (changed ?? first);
  if (isNew) setChanged(lang);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!changed) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), noticeTime);
    return () => clearTimeout(timer);
  }, [changed]);
  return isShown;
}
