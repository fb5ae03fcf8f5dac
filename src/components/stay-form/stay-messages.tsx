import type { Day } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import type { StayRefusal } from "../../site/stay/house-rules.ts";
import { type StayError, type StayField, stayFields } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";
import type { StayFormState } from "./use-stay-form.ts";

export type BookingTexts = {
  errors: Record<Exclude<StayError, "homeGuests">, string>;
  tell: string[];
  /** Whether it is for screen readers alone, because the engine says it too. */
  isTellHidden: boolean;
};

const fieldsOfReason: Record<StayRefusal["reason"], readonly StayField[]> = {
  past: ["arrival"],
  arrivalDay: ["arrival"],
  nights: ["departure"],
  both: ["arrival", "departure"],
  taken: ["arrival", "departure"],
  closed: ["arrival", "departure"],
  guests: ["guests"],
};

export function wrongFields({ errors, refused }: StayFormState): readonly StayField[] {
  if (refused) return fieldsOfReason[refused.refusal.reason];
  return stayFields.filter((field) => errors[field]);
}

type StayMessagesProps = {
  id: string;
  texts: BookingTexts | undefined;
  words: StayFormData["calendar"];
  state: StayFormState;
  onNearest(days: { arrival: Day; departure: Day }): void;
};

export function StayMessages({ id, texts, words, state, onNearest }: StayMessagesProps) {
  const { errors, refused, hasFailed, stay } = state;
  return (
    <div className={classNames(styles.messages, "needs-js")} role="status">
      {texts &&
        stayFields.map((field) => {
          const error = errors[field];
          return (
            error && (
              <p key={field} id={`${id}-${field}-error`} className={styles.wrongText}>
                {error === "homeGuests" ? words.home.others : texts.errors[error]}
              </p>
            )
          );
        })}
      {refused && state.tools && state.rules && state.words && (
        <state.tools.Refusal
          texts={words}
          words={state.words}
          rules={state.rules}
          refusal={refused.refusal}
          stay={refused.stay}
          onNearest={onNearest}
        />
      )}
      {texts && stay && (
        <p className={classNames(texts.isTellHidden && layout.visuallyHidden)}>
          {texts.tell.join(" ")}
        </p>
      )}
      {hasFailed && !stay && !refused && <p>{words.failed}</p>}
    </div>
  );
}
