import { NewTabHint } from "../../components/new-tab-hint/new-tab-hint.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";

type FallbackProps = Pick<BookingData, "text" | "contact"> & { address: string };

/** Other ways to book, for visitors who cannot use the frame. */
export function Fallback({ text, contact, address }: FallbackProps) {
  return (
    <div className={classNames(styles.fallback, layout.wrap)} data-private="">
      <p>{text.fallback.text}</p>
      <TextLink href={address} target="_blank" rel="noopener" data-engine-link="">
        {text.fallback.link}
        <NewTabHint />
      </TextLink>
      <a href={contact.phoneHref}>{text.fallback.phone}</a>
      <a href={contact.emailHref}>
        <NoBreak>{text.fallback.email}</NoBreak>
      </a>
    </div>
  );
}
