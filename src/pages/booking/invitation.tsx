import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { StayFields } from "../../components/stay-form/stay-form.tsx";
import { useStayForm } from "../../components/stay-form/use-stay-form.ts";
import { classNames } from "../../modules/class-names.ts";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import { prefersReducedMotion } from "../../modules/user-preferences.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { loadPart } from "../../site/load-code.ts";
import { hasDays, type Stay } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";

export const calendarId = "calendar";

/** What only a chosen stay needs. */
export type StayParts = typeof import("./chosen-stay.tsx");
const loadParts = (): Promise<StayParts> => loadPart(() => import("./chosen-stay.tsx"));

export type ChosenStay = {
  chosen: { stay: Stay; parts: StayParts } | undefined;
  /** The address of the booking engine, with the stay in its query; null without, undefined until it is known. */
  address: string | null | undefined;
};

type InvitationProps = { data: BookingData; onChange(chosen: ChosenStay): void };

export function Invitation({ data, onChange }: InvitationProps) {
  const { text, stay: texts, engineQuery, messages } = data;
  const { navbar, units } = useSite().shared;
  const base = navbar.url_amenitiz;
  const form = useRef<HTMLFormElement>(null);
  const state = useStayForm(form, texts, true);
  const { stay, handedOn, isPressed } = state;
  const [hasFailed, setFailed] = useState(false);
  const parts = useOnDemand(hasDays(state.entry), loadParts, () => setFailed(true));
  const isKnown = handedOn === null || (handedOn && (parts || hasFailed));
  const address = isKnown
    ? base && (parts?.engineAddress(base, engineQuery, handedOn ?? undefined) ?? base)
    : undefined;

  useLayoutEffect(() => {
    const chosen = stay && parts && { stay, parts };
    // rendering the frame is slow; as a transition it does not delay what the form says
    startTransition(() => onChange({ chosen, address }));
  }, [onChange, stay, parts, address]);

  function onSubmit(): void {
    if (!state.press()) return;
    const target = document.getElementById(calendarId);
    target?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  return (
    <section className={classNames(styles.invitation, layout.wrap, layout.columns)}>
      <p className={styles.lead}>{text.invitation.lead}</p>
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
          tell: (stay && parts?.staySentences(stay, isPressed, messages, units)) ?? [],
          isTellHidden: messages.isDemo,
          engine: engineQuery && JSON.stringify(engineQuery),
          onSubmit,
        }}
      />
    </section>
  );
}
