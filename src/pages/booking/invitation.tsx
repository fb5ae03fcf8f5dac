import { startTransition, useId, useLayoutEffect, useRef } from "react";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { StayForm } from "../../components/stay-form/stay-form.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { seasonOf } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import { fillTemplate } from "../../modules/message-format.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { engineAddress } from "../../site/stay/engine-address.ts";
import { type Stay, stayFields } from "../../site/stay/stay.ts";
import { stayWords } from "../../site/stay/stay-words.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import type { StayState } from "./stay-state.ts";
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

type StayMessageProps = {
  id: string;
  state: StayState;
  texts: BookingData["messages"];
};

/** The message below the form: the stay in words, or its errors. */
function StayMessage({ id, state, texts }: StayMessageProps) {
  const { units } = useSite().shared;
  const isWrong = Object.keys(state.errors).length > 0;
  const sentences = staySentences(state, texts, units);
  return (
    <p
      id={id}
      role="status"
      className={classNames(styles.message, isWrong && styles.wrong, "needs-js")}
      data-longest={texts.longest}
      data-roomy={state.cameWithDays ? "" : undefined}
    >
      <span>
        {isWrong
          ? sentences.map((sentence) => <span key={sentence}>{sentence}</span>)
          : sentences.join(" ")}
      </span>
    </p>
  );
}

/** What is said below the form: its errors, each sentence once, or the stay and its season's rule. */
export function staySentences(
  { stay, errors, isPressed }: StayState,
  { summary, engine, errors: texts, rules }: BookingData["messages"],
  { locale, formats }: SharedTexts["units"],
): string[] {
  const wrong = stayFields.flatMap((field) => {
    const error = errors[field];
    return error ? [texts[error]] : [];
  });
  if (wrong.length > 0) return [...new Set(wrong)];
  if (!stay) return [];
  const { nights, guests } = formats;
  const rule = seasonOf(stay.arrival, rules);
  return [
    fillTemplate(summary, { ...stayWords(stay, { locale, nights, guests }) }),
    ...(isPressed ? [engine] : []),
    ...(rule ? [rule.sentence] : []),
  ];
}
