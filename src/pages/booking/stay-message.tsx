import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { staySentences } from "./stay-sentences.ts";
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
