import { useSite } from "../../site/context/site-context.tsx";
import { Button } from "../button/button.tsx";
import { EmailLink, PhoneLink } from "../contact-link/contact-link.tsx";
import { NewTabHint } from "../new-tab-hint/new-tab-hint.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import styles from "./frame.module.css";

type FrameFailureProps = { link: string; fallback: string; onRetry(): void };

/** Shown when an embedded page does not load: other ways to the same thing. */
export function FrameFailure({ link, fallback, onRetry }: FrameFailureProps) {
  const { title, text, link: linkText, retry } = useSite().shared.status.frame;
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
