import { useState } from "react";
import { Frame } from "../../components/frame/frame.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { calendarId } from "./calendar-id.ts";
import { Disclaimers } from "./disclaimers.tsx";
import { Fallback } from "./fallback.tsx";
import { type ChosenStay, Invitation } from "./invitation.tsx";
import { LegalLine } from "./legal-line/legal-line.tsx";
import { Opening } from "./opening.tsx";
import { SeasonsAndAsk } from "./seasons-and-ask.tsx";

/** An invitation with the form for a stay, three conditions, and the booking engine in a frame, if the house has one. */
export function Page({ data }: { data: BookingData }) {
  const { text, minimumAge, drawings, contact, seasons, ask } = data;
  const base = useSite().shared.navbar.url_amenitiz;
  const [chosen, setChosen] = useState<ChosenStay>(() => ({
    stay: undefined,
    address: writtenAddress() ?? base,
  }));
  return (
    <div className={styles.page}>
      <Opening data={data} />
      <Invitation data={data} onChange={setChosen} />
      {text.disclaimers && (
        <Disclaimers texts={text.disclaimers} minimumAge={minimumAge} drawings={drawings} />
      )}
      <div id={calendarId} className={styles.calendar}>
        {chosen.address && (
          <Frame
            // a new address in the same frame would add a history entry
            key={chosen.address}
            kind="booking"
            title={text.frameTitle}
            address={chosen.address}
            link={chosen.address}
            loading={text.loading}
            fallback={text.fallback.text}
          />
        )}
      </div>
      {chosen.address && <Fallback text={text} contact={contact} address={chosen.address} />}
      <SeasonsAndAsk seasons={seasons} ask={ask} stay={chosen.stay} />
      <LegalLine label={text.codes} />
    </div>
  );
}

/** The address of the calendar in the document, to which the head script may have added a stay. */
function writtenAddress(): string | null | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector(`#${calendarId} iframe`)?.getAttribute("src");
}
