import { type ReactNode, use, useEffect, useRef } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { HiddenPageContext, useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import styles from "./frame.module.css";
import { FrameFailure } from "./frame-failure.tsx";
import { type FrameKind, frameFeatures, frameSandbox } from "./frame-policy.ts";
import { useFrameLoad } from "./use-frame-load.ts";

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
