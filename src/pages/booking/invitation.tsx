import { type RefObject, useId, useState } from "react";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { StayForm } from "../../components/stay-form/stay-form.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { stayFields } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { StayMessage } from "./stay-message.tsx";
import type { StayState } from "./stay-state.ts";

type InvitationProps = {
  data: BookingData;
  form: RefObject<HTMLFormElement | null>;
  state: StayState;
};

/** The invitation, the house in one line, the form for a stay, and the way to prices and questions. */
export function Invitation({ data, form, state }: InvitationProps) {
  const { text, stay, engineQuery, messages } = data;
  const [isUsed, setIsUsed] = useState(false);
  const messageId = useId();
  const expect = () => setIsUsed(true);
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
        // what the browser restores would differ from the address
        autoComplete="off"
        data-engine={engineQuery && JSON.stringify(engineQuery)}
        onFocus={expect}
        onPointerEnter={expect}
      >
        <StayMessage id={messageId} state={state} texts={messages} isExpected={isUsed} />
      </StayForm>
      <div className={styles.onward}>
        {text.jump.seasons && <TextLink href="#seasons">{text.jump.seasons}</TextLink>}
        <TextLink href="#ask">{text.jump.ask}</TextLink>
      </div>
    </section>
  );
}
