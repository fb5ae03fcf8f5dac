import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { classNames } from "../../modules/class-names.ts";
import { HiddenPageContext, useSite } from "../../site/context/site-context.tsx";
import { frameTimeout } from "../../site/timings.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import styles from "./frame.module.css";
import { type FrameKind, frameFeatures, frameSandbox } from "./frame-policy.ts";

type FrameProps = {
  kind: FrameKind;
  title: string;
  /** Undefined keeps the frame hidden and makes no request. */
  address: string | undefined;
  /** Opens the same in a new tab; the page also shows this link below the frame. */
  link: string;
  /** The texts while it is loading, and when it has failed. */
  loading: string;
  fallback: string;
  /** Whether to focus the frame, because the pressed button no longer exists. */
  takeFocus?: boolean;
  /** Shown in place of the frame while it has no address, and when it has failed. */
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
  const { kind, title, link, loading, fallback, takeFocus = false, children } = props;
  const address = use(HiddenPageContext) ? undefined : props.address;
  const { siteUrl } = useSite().shared.site;
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, tries, onLoad, retry } = useFrameLoad(frame, address);
  const height = useFrameHeight(frame, kind === "booking" ? address : undefined);

  useEffect(() => {
    if (takeFocus || tries > 0) frame.current?.focus({ preventScroll: true });
  }, [takeFocus, tries]);

  return (
    <div className={classNames(styles.frame, styles[kind])} data-frame={state} data-print="off">
      {(!props.address || state === "failed") && children}
      <iframe
        key={tries}
        ref={frame}
        className={styles.page}
        title={title}
        hidden={!address}
        sandbox={address && frameSandbox(kind, address, siteUrl)}
        allow={frameFeatures[kind]}
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

/** Shown when an embedded page does not load: links to alternatives. */
function FrameFailure({ link, fallback, onRetry }: FrameFailureProps) {
  const { status, site, a11y } = useSite().shared;
  const { title, text, link: linkText, retry } = status.frame;
  return (
    <div className={styles.failure}>
      <p className={styles.failureTitle}>{title}</p>
      <p>{text}</p>
      <p>
        <NoBreak>{fallback}</NoBreak>
      </p>
      <ul>
        <li>
          <a href={link} target="_blank" rel="noopener">
            {linkText}
          </a>
        </li>
        <li>
          <a href={site.phoneHref} aria-label={a11y.phoneLink}>
            {site.phone}
          </a>
        </li>
        <li>
          <a href={site.emailHref} aria-label={a11y.emailLink}>
            {site.email}
          </a>
        </li>
      </ul>
      <Button outlined onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

type FrameState = "loading" | "ready" | "failed";

/**
 * Whether a frame is loading, has loaded or is late. The `load` event alone does not tell: it may
 * fire before this code runs, and also fires for an empty frame.
 */
function useFrameLoad(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined) {
  const [state, setState] = useState<FrameState>("loading");
  const [tries, setTries] = useState(0);

  function check(): boolean {
    // on Back, Chromium restores the document of a frame that has no address yet
    const isLoaded = Boolean(address && frame.current && hasLoaded(frame.current));
    if (isLoaded) setState("ready");
    return isLoaded;
  }

  useEffect(() => {
    if (!address || check()) return;
    const timer = setTimeout(() => check() || setState("failed"), frameTimeout);
    return () => clearTimeout(timer);
  }, [address, tries]);

  function retry() {
    setState("loading");
    setTries(tries + 1);
  }
  return { state, tries, onLoad: check, retry };
}

/** Pixels within which a height that an engine tells is believed. */
const believedHeights = { least: 200, most: 6000 };

/** The height that the framed page tells by `postMessage({ villa: "frame-height", height })`. */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined) {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!address) return;
    const { origin } = new URL(address, location.href);
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const told = event.data?.villa === "frame-height" ? Number(event.data.height) : 0;
      if (told >= believedHeights.least && told <= believedHeights.most) setHeight(told);
    };
    addEventListener("message", onMessage);
    // it may have told before this code came; pages of others are not asked
    if (origin === location.origin) frame.current?.contentWindow?.postMessage("height", origin);
    return () => removeEventListener("message", onMessage);
  }, [address]);
  return height ? { height } : undefined;
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
