import { Drawing } from "../../components/drawing/drawing.tsx";
import { Frame } from "../../components/frame/frame.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import { NewTabHint } from "../../components/new-tab-hint/new-tab-hint.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { Disclaimers } from "./disclaimers.tsx";
import { LegalLine } from "./legal-line/legal-line.tsx";

/** The booking engine in a frame, under three conditions of booking. */
export function Page({ data }: { data: BookingData }) {
  const { text, minimumAge, drawings } = data;
  const address = useSite().shared.navbar.url_amenitiz;
  return (
    <div className={styles.page}>
      <Hero word={text.title} spaceAbove="small">
        <Drawing drawing={drawings["rising-moon"]} className={styles.moon} />
      </Hero>
      <Disclaimers texts={text.disclaimers} minimumAge={minimumAge} drawings={drawings} />
      <Frame
        kind="booking"
        title={text.frameTitle}
        address={address}
        link={address}
        loading={text.loading}
        fallback={text.fallback.text}
      />
      <Fallback {...data} address={address} />
      <LegalLine label={text.codes} />
    </div>
  );
}

type FallbackProps = Pick<BookingData, "text" | "contact"> & { address: string };

/** Other ways to book, for visitors who cannot use the frame. */
function Fallback({ text, contact, address }: FallbackProps) {
  return (
    <div className={classNames(styles.fallback, layout.wrap)}>
      <p>{text.fallback.text}</p>
      <TextLink href={address} target="_blank" rel="noopener">
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
