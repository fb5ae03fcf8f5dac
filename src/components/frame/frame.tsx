import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { useIsHiddenPage } from "../../site/navigation/hidden-page.ts";
import layout from "../../styles/layout.module.css";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import styles from "./frame.module.css";
import { FrameFailure } from "./frame-failure.tsx";
import { type FrameKind, frameFeatures, frameSandbox } from "./frame-policy.ts";
import { useFrameLoad } from "./use-frame-load.ts";

type FrameProps = {
  kind: FrameKind;
  title: string;
  /** Without one the frame stands in the page with its title, hidden, and asks nothing of anyone. */
  address: string | undefined;
  /** Where the same thing opens in a tab of its own; the page has this link below the frame, too. */
  link: string;
  /** What is said while it is awaited, and what helps when it does not come. */
  loading: string;
  fallback: string;
  /** The visitor has just asked for it: the focus, which was on what it replaces, goes into it. */
  takeFocus?: boolean;
  /** What stands in its place until it has an address, and again when it does not come. */
  children?: ReactNode;
};

/** A page of someone else's between two ground lines; where it fails, the link below it stands. */
export function Frame(props: FrameProps) {
  return (
    <ErrorBoundary>
      <WorkingFrame {...props} />
    </ErrorBoundary>
  );
}

function WorkingFrame(props: FrameProps) {
  const { kind, title, link, loading, fallback, takeFocus = false, children } = props;
  const address = useIsHiddenPage() ? undefined : props.address;
  const { siteUrl } = useSite().shared.site;
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, tries, onLoad, retry } = useFrameLoad(frame, address);

  useEffect(() => {
    if (takeFocus || tries > 0) frame.current?.focus({ preventScroll: true });
  }, [takeFocus, tries]);

  return (
    <div className={classNames(styles.frame, styles[kind])} data-print="off">
      {(!props.address || state === "late") && children}
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
        onLoad={onLoad}
      />
      <div className={classNames(styles.status, "needs-js")} data-state={state} role="status">
        {address && state === "waiting" && <p className={layout.label}>{loading}</p>}
        {state === "late" && <FrameFailure link={link} fallback={fallback} onRetry={retry} />}
      </div>
    </div>
  );
}
