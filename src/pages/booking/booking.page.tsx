import { useRef } from "react";
import { Frame } from "../../components/frame/frame.tsx";
import { NewTabHint } from "../../components/new-tab-hint/new-tab-hint.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { staticPart } from "../../modules/static-part/static-part.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { engineAddress } from "../../site/stay/engine-address.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { Invitation } from "./invitation.tsx";
import { LegalLine } from "./legal-line/legal-line.tsx";
import { Opening } from "./opening.tsx";
import { calendarId, useStay } from "./use-stay.ts";

const Disclaimers = staticPart(() =>
  import("./booking.static.tsx").then((file) => file.Disclaimers),
);

/** An invitation with the form for a stay, three conditions, and the booking engine in a frame. */
export function Page({ data }: { data: BookingData }) {
  const { text, minimumAge, drawings, stay, engineQuery } = data;
  const base = useSite().shared.navbar.url_amenitiz;
  const form = useRef<HTMLFormElement>(null);
  const state = useStay(form, stay.maximumGuests);
  const address = engineAddress(base, engineQuery, state.handedOn);
  return (
    <div className={styles.page}>
      <Opening data={data} />
      <Invitation data={data} form={form} state={state} />
      <Disclaimers texts={text.disclaimers} minimumAge={minimumAge} drawings={drawings} />
      <div id={calendarId}>
        <Frame
          // another address in the same frame would be a step for Back
          key={address}
          kind="booking"
          title={text.frameTitle}
          address={address}
          link={address}
          loading={text.loading}
          fallback={text.fallback.text}
        />
      </div>
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
