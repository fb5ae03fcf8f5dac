import { startTransition, useId, useLayoutEffect, useRef } from "react";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { StayForm } from "../../components/stay-form/stay-form.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { engineAddress } from "../../site/stay/engine-address.ts";
import { type Stay, stayFields } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { StayMessage } from "./stay-message.tsx";
import { useStay } from "./use-stay.ts";

/** What the rest of the page needs to know of the form. */
export type ChosenStay = {
  /** The days and guests in it, if they are a possible stay. */
  stay: Stay | undefined;
  /** The address of the booking engine, with the stay in its query; null without an engine. */
  address: string | null;
};

type InvitationProps = { data: BookingData; onChange(chosen: ChosenStay): void };

/** The invitation, the house in one line, the form for a stay, and the way to prices and questions. */
export function Invitation({ data, onChange }: InvitationProps) {
  const { text, stay, engineQuery, messages } = data;
  const base = useSite().shared.navbar.url_amenitiz;
  const form = useRef<HTMLFormElement>(null);
  const state = useStay(form, stay.maximumGuests);
  const address = base && engineAddress(base, engineQuery, state.handedOn);
  const messageId = useId();

  useLayoutEffect(() => {
    // rendering the frame is slow; as a transition it does not delay the message about the stay
    startTransition(() => onChange({ stay: state.stay, address }));
  }, [onChange, state.stay, address]);

  return (
    <section className={classNames(styles.invitation, layout.wrap, layout.columns)}>
      <p className={styles.lead}>{text.invitation.lead}</p>
      <p className={styles.glance}>
        <NoBreak>{text.invitation.glance}</NoBreak>
      </p>
      <StayForm
        stay={stay}
        required
        wrong={stayFields.filter((field) => state.errors[field])}
        messageId={messageId}
        className={styles.form}
        ref={form}
        // values that a browser restores after a reload could differ from those of the address
        autoComplete="off"
        data-engine={engineQuery && JSON.stringify(engineQuery)}
      >
        <StayMessage id={messageId} state={state} texts={messages} />
      </StayForm>
      <div className={styles.onward}>
        {text.jump.seasons && <TextLink href="#seasons">{text.jump.seasons}</TextLink>}
        <TextLink href="#ask">{text.jump.ask}</TextLink>
      </div>
    </section>
  );
}
