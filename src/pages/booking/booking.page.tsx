import { Drawing } from "../../components/drawing/drawing.tsx";
import { Frame } from "../../components/frame/frame.tsx";
import { Opening } from "../../components/hero/hero.tsx";
import { NewTabHint } from "../../components/new-tab-hint/new-tab-hint.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { Whole } from "../../components/whole-words/whole-words.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { Colophon } from "./colophon/colophon.tsx";
import { Disclaimers } from "./disclaimers.tsx";

/** The calendar of the booking engine, and what to know before. */
export function Page({ data }: { data: BookingData }) {
  const { text, minimumAge, drawings } = data;
  const address = useSite().shared.navbar.url_amenitiz;
  return (
    <div className={styles.page}>
      <Opening word={text.title} air="low">
        <Drawing drawing={drawings["rising-moon"]} className={styles.moon} />
      </Opening>
      <Disclaimers texts={text.disclaimers} minimumAge={minimumAge} drawings={drawings} />
      <Frame
        kind="booking"
        title={text.frameTitle}
        address={address}
        link={address}
        loading={text.loading}
        fallback={text.fallback.text}
      />
      <OtherWays {...data} address={address} />
      <Colophon label={text.codes} />
    </div>
  );
}

type OtherWaysProps = Pick<BookingData, "text" | "contact"> & { address: string };

/** What helps when the calendar does not appear. */
function OtherWays({ text, contact, address }: OtherWaysProps) {
  return (
    <div className={classNames(styles.otherWays, layout.wrap)}>
      <p>{text.fallback.text}</p>
      <TextLink href={address} target="_blank" rel="noopener">
        {text.fallback.link}
        <NewTabHint />
      </TextLink>
      <a href={contact.phoneHref}>{text.fallback.phone}</a>
      <a href={contact.emailHref}>
        <Whole>{text.fallback.email}</Whole>
      </a>
    </div>
  );
}
