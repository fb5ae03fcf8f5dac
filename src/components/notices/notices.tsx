import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTimesSaved } from "../../site/consent.ts";
import { isOutdated, onOutdated } from "../../site/offline/offline.ts";
import { useSite } from "../../site/site-context.tsx";
import type { Lang } from "../../site/site-map/languages.ts";
import { noticeTime } from "../../site/timings.ts";
import styles from "./notices.module.css";

export function Notices() {
  const { lang, page, shared } = useSite();
  const { status } = shared;
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const hasUpdate = useSyncExternalStore(onOutdated, isOutdated, () => false);
  const [dismissed, setDismissed] = useState(false);
  const languageChanged = useBriefly(useChangedLanguage(lang));

  return (
    <div className={styles.notices} role="status" data-above-banner="">
      {languageChanged && <Notice>{status.languageChanged}</Notice>}
      <SavedNotice />
      {!isOnline && page !== "offline" && <Notice>{status.offline.title}</Notice>}
      {hasUpdate && !dismissed && (
        <Notice>
          {status.update.text}
          <button type="button" onClick={() => location.reload()}>
            {status.update.reload}
          </button>
          <button type="button" onClick={() => setDismissed(true)}>
            {status.update.dismiss}
          </button>
        </Notice>
      )}
      <Notice hidden data-failure>
        {status.error.text}
      </Notice>
    </div>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener("online", listener, { signal: stop.signal });
  addEventListener("offline", listener, { signal: stop.signal });
  return () => stop.abort();
}

function useChangedLanguage(lang: Lang): Lang | undefined {
  const [first] = useState(lang);
  const [changed, setChanged] = useState<Lang>();
  if (lang !== (changed ?? first)) setChanged(lang);
  return changed;
}

function SavedNotice() {
  const { status } = useSite().shared;
  const isShown = useBriefly(useTimesSaved());
  return isShown && <Notice>{status.preferencesSaved}</Notice>;
}

/** One line at the bottom of the window, or at its top while it would lie over what has the focus. */
function Notice({ children, ...line }: ComponentProps<"p">) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const list = notice.current?.parentElement;
    if (!list || line.hidden) return;
    const place = () => {
      list.removeAttribute("data-high");
      list.toggleAttribute("data-high", coversFocus(list));
    };
    const stop = new AbortController();
    for (const change of ["focusin", "scroll", "resize"])
      addEventListener(change, place, { passive: true, signal: stop.signal });
    place();
    return () => stop.abort();
  }, [line.hidden]);
  return (
    <p ref={notice} className={styles.notice} {...line}>
      {children}
    </p>
  );
}

function coversFocus(list: Element): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || list.contains(focused)) return false;
  const [one, other] = [list.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBeside = one.right < other.left || other.right < one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** True for as long as a notice stays, or until Escape is pressed, each time `trigger` changes to a truthy value. */
function useBriefly(trigger: string | number | undefined): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!trigger) return;
    setShown(true);
    const hide = () => setShown(false);
    const hideOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    const timer = setTimeout(hide, noticeTime);
    addEventListener("keydown", hideOnEscape);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", hideOnEscape);
    };
  }, [trigger]);
  return isShown;
}
