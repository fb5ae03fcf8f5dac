import { seasonOf } from "../../modules/calendar-days/calendar-days.ts";
import { classNames } from "../../modules/class-names/class-names.ts";
import { fillTemplate } from "../../modules/message-format/message-format.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { stayFields } from "../../site/stay/stay.ts";
import { stayWords } from "../../site/stay/stay-words.ts";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import type { StayState } from "./stay-state.ts";

type StayMessageProps = {
  id: string;
  state: StayState;
  texts: BookingData["messages"];
};

/** The message below the form: the stay in words, or its errors. */
export function StayMessage({ id, state, texts }: StayMessageProps) {
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
