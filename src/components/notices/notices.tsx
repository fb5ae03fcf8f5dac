import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useObservable } from "../../modules/observable.ts";
import { timesSaved } from "../../site/consent.ts";
import { outdated } from "../../site/offline/offline.ts";
import { useSite } from "../../site/site-context.tsx";
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
  const hasUpdate = useObservable(outdated);
  const [isDismissed, setDismissed] = useState(false);
  const languageChanged = useBriefly(lang);
  const saved = useBriefly(useObservable(timesSaved));

  return (
    <div className={styles.notices} role="status" data-above-banner="">
      {languageChanged && <Notice>{status.languageChanged}</Notice>}
      {saved && <Notice>{status.preferencesSaved}</Notice>}
      {!isOnline && page !== "offline" && <Notice>{status.offline.title}</Notice>}
      {hasUpdate && !isDismissed && (
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

/** True for as long as a notice stays, or until Escape is pressed, each time the value changes. */
function useBriefly(value: string | number): boolean {
  const [shown, setShown] = useState({ value, isNew: false });
  if (shown.value !== value) setShown({ value, isNew: true });
  useEffect(() => {
    if (!shown.isNew) return;
    const hide = () => setShown({ ...shown, isNew: false });
    const hideOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    const timer = setTimeout(hide, noticeTime);
    addEventListener("keydown", hideOnEscape);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", hideOnEscape);
    };
  }, [shown]);
  return shown.isNew;
}
