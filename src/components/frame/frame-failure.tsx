import { useSite } from "../../site/context/site-context.tsx";
import { Button } from "../button/button.tsx";
import { NewTabHint } from "../new-tab-hint/new-tab-hint.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import styles from "./frame.module.css";

type FrameFailureProps = { link: string; fallback: string; onRetry(): void };

/** Shown when an embedded page does not load: links to alternatives. */
export function FrameFailure({ link, fallback, onRetry }: FrameFailureProps) {
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
            <NewTabHint />
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
