import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../../modules/class-names.ts";
import { HiddenPageContext, useSite } from "../../site/site-context.tsx";
import { frameTimeout } from "../../site/timings.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { EmailLink, NewTabLink, PhoneLink } from "../button/text-link.tsx";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import { Paragraphs } from "../no-break/no-break.tsx";
import styles from "./frame.module.css";
import type { FrameKind, framePolicy } from "./frame-policy.ts";

type FrameProps = {
  kind: FrameKind;
  policy: ReturnType<typeof framePolicy>;
  title: string;
  /** Undefined keeps the frame hidden and makes no request. */
  address: string | undefined;
  link: string;
  loading: string;
  fallback: string;
  /** Whether to focus the frame, because the pressed button no longer exists. */
  takeFocus?: boolean;
  children?: ReactNode;
};

/** An embedded page of another site. If this component throws, the page's own link remains. */
export function Frame(props: FrameProps) {
  return (
    <ErrorBoundary>
      <WorkingFrame {...props} />
    </ErrorBoundary>
  );
}

function WorkingFrame(props: FrameProps) {
  const { kind, policy, title, link, loading, fallback, takeFocus = false, children } = props;
  const address = use(HiddenPageContext) ? undefined : props.address;
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, tries, onLoad, retry } = useFrameLoad(frame, address);
  const height = useFrameHeight(frame, kind === "booking" ? address : undefined);

  useEffect(() => {
    if (takeFocus || tries > 0) frame.current?.focus({ preventScroll: true });
  }, [takeFocus, tries]);

  return (
    <div
      className={classNames(styles.frame, kind === "map" ? styles.map : styles.booking)}
      data-frame={state}
      data-print="off"
    >
      {(!props.address || state === "failed") && children}
      <iframe
        // another address in the same frame would add a history entry
        key={`${tries} ${link}`}
        ref={frame}
        className={styles.page}
        title={title}
        hidden={!address}
        sandbox={address && policy.sandbox}
        allow={policy.allow}
        referrerPolicy="strict-origin-when-cross-origin"
        src={address}
        style={height}
        onLoad={onLoad}
      />
      <div className={classNames(styles.status, "needs-js")} data-state={state} role="status">
        {address && state === "loading" && <p className={layout.label}>{loading}</p>}
        {state === "failed" && <FrameFailure link={link} fallback={fallback} onRetry={retry} />}
      </div>
    </div>
  );
}

type FrameFailureProps = { link: string; fallback: string; onRetry(): void };

function FrameFailure({ link, fallback, onRetry }: FrameFailureProps) {
  const { title, text, link: linkText, retry } = useSite().shared.status.frame;
  return (
    <div className={styles.failure}>
      <p className={styles.failureTitle}>{title}</p>
      <p>{text}</p>
      <Paragraphs texts={[fallback]} />
      <ul>
        <li>
          <NewTabLink href={link}>{linkText}</NewTabLink>
        </li>
        <li>
          <PhoneLink />
        </li>
        <li>
          <EmailLink />
        </li>
      </ul>
      <Button outlined onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

/** The `load` event alone does not tell: it may fire before this code, and for an empty frame. */
function useFrameLoad(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined) {
  const [end, setEnd] = useState<{ address: string | undefined; state: "ready" | "failed" }>();
  const [tries, setTries] = useState(0);

  function check(): boolean {
    // on Back, Chromium restores the document of a frame that has no address yet
    const isLoaded = Boolean(address && frame.current && hasLoaded(frame.current));
    if (isLoaded) setEnd({ address, state: "ready" });
    return isLoaded;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try or address starts the wait anew
  useEffect(() => {
    if (!address || check()) return;
    const timer = setTimeout(() => check() || setEnd({ address, state: "failed" }), frameTimeout);
    return () => clearTimeout(timer);
  }, [address, tries]);

  function retry() {
    setEnd(undefined);
    setTries(tries + 1);
  }
  const state = end?.address === address ? end?.state : undefined;
  return { state: state ?? "loading", tries, onLoad: check, retry };
}

/** Pixels within which a height that an engine tells is believed. */
const believedHeights = { least: 200, most: 6000 };

/** Pixels that may stay empty below a framed page. */
const mostLeft = 80;

/** The height that the framed page tells by `postMessage({ villa: "frame-height", height })`. */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined) {
  const [height, setHeight] = useState<number>();
  const isFollowed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is asked when its address changes, not when it is drawn
  useEffect(() => {
    if (!address) return;
    const { origin } = new URL(address, location.href);
    const stop = new AbortController();
    const { signal } = stop;
    /** In pixels; 0 as long as none waits. */
    let told = 0;
    // the first height moves what follows the frame: not while someone reads that
    const follow = () => {
      if (!told || !frame.current) return;
      const { top, height } = frame.current.getBoundingClientRect();
      const isOff = top >= 0 && (told > height || told < height - mostLeft);
      if (!isFollowed.current && !isOff && top + Math.min(height, told) <= innerHeight) return;
      isFollowed.current = true;
      const followed = told;
      told = 0;
      // at once: the page may be scrolled before React would draw it
      flushSync(() => setHeight(followed));
    };
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== origin) return;
      const height = data?.villa === "frame-height" ? Number(data.height) : 0;
      if (!(height >= believedHeights.least && height <= believedHeights.most)) return;
      told = height;
      follow();
    };
    addEventListener("message", onMessage, { signal });
    addEventListener("scroll", follow, { passive: true, signal });
    addEventListener("resize", follow, { signal });
    // it may have told before this code came; pages of others are not asked
    if (origin === location.origin) frame.current?.contentWindow?.postMessage("height", origin);
    return () => stop.abort();
  }, [address]);
  return height ? { height } : undefined;
}

// An initial `about:blank` has not loaded. A document that cannot be accessed is another site's, or
// the browser's error page if the address is this site's or the device is offline.
function hasLoaded(frame: HTMLIFrameElement): boolean {
  if (frame.contentDocument) return frame.contentDocument.URL !== "about:blank";
  const isElsewhere = new URL(frame.src).origin !== location.origin;
  return isElsewhere && navigator.onLine;
}
