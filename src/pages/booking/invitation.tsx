import { startTransition, useLayoutEffect, useRef } from "react";
import { StayFields } from "../../components/stay-form/stay-form.tsx";
import { useStayForm } from "../../components/stay-form/use-stay-form.ts";
import { seasonOf } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import { fillTemplate } from "../../modules/message-format.ts";
import { prefersReducedMotion } from "../../modules/user-preferences.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { engineAddress } from "../../site/stay/engine-address.ts";
import type { Stay } from "../../site/stay/stay.ts";
import { stayWords } from "../../site/stay/stay-words.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";

/** Id of the part of the page that the form leads to. */
export const calendarId = "calendar";

/** What the rest of the page needs to know of the form. */
export type ChosenStay = {
  /** The days and guests in it, if the house accepts them. */
  stay: Stay | undefined;
  /** The address of the booking engine, with the stay in its query; null without, undefined until it is known. */
  address: string | null | undefined;
};

type InvitationProps = { data: BookingData; onChange(chosen: ChosenStay): void };

/** The invitation, what a night costs at least, and the form for a stay. */
export function Invitation({ data, onChange }: InvitationProps) {
  const { text, stay: texts, engineQuery, messages } = data;
  const { navbar, units } = useSite().shared;
  const base = navbar.url_amenitiz;
  const form = useRef<HTMLFormElement>(null);
  const state = useStayForm(form, texts, true);
  const { stay, handedOn, isPressed } = state;
  const address =
    base && handedOn !== undefined
      ? engineAddress(base, engineQuery, handedOn ?? undefined)
      : undefined;

  useLayoutEffect(() => {
    // rendering the frame is slow; as a transition it does not delay what the form says
    startTransition(() => onChange({ stay, address: base && address }));
  }, [onChange, stay, base, address]);

  function onSubmit(): void {
    if (!state.press()) return;
    const target = document.getElementById(calendarId);
    target?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  return (
    <section className={classNames(styles.invitation, layout.wrap, layout.columns)}>
      <p className={styles.lead}>{text.lead}</p>
      {text.fromPrice && (
        <p className={styles.from}>
          {text.fromPrice.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </p>
      )}
      <StayFields
        stay={texts}
        className={styles.form}
        form={form}
        state={state}
        booking={{
          errors: messages.errors,
          tell: stay ? staySentences(stay, isPressed, messages, units) : [],
          isTellHidden: messages.isDemo,
          engine: engineQuery && JSON.stringify(engineQuery),
          onSubmit,
        }}
      />
    </section>
  );
}

/** What is said of a stay that the house accepts: the demo engine says it itself. */
export function staySentences(
  stay: Stay,
  isPressed: boolean,
  { summary, engine, rules, isDemo }: BookingData["messages"],
  { locale, formats }: SharedTexts["units"],
): string[] {
  const { nights, guests } = formats;
  const rule = seasonOf(stay.arrival, rules);
  const words = fillTemplate(summary, { ...stayWords(stay, { locale, nights, guests }) });
  return [
    ...(isDemo ? [] : [words]),
    ...(isPressed ? [engine] : []),
    ...(rule && !isDemo ? [rule.sentence] : []),
  ];
}
