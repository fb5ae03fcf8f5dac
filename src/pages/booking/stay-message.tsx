import { classNames } from "../../modules/class-names/class-names.ts";
import { useOnDemand } from "../../modules/on-demand/use-on-demand.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import type { StayState } from "./stay-state.ts";

type StayMessageProps = {
  id: string;
  state: StayState;
  texts: BookingData["messages"];
  /** The visitor has turned to the form, so there will be something to say. */
  isExpected: boolean;
};

/** The sentences below the form: the stay in words, or what is wrong with it. */
export function StayMessage({ id, state, texts, isExpected }: StayMessageProps) {
  const { units } = useSite().shared;
  const isWrong = Object.keys(state.errors).length > 0;
  const code = useOnDemand(
    isExpected || isWrong || state.stay !== undefined,
    () => import("./stay-sentences.ts"),
    // the fields are marked as wrong all the same
    () => {},
  );
  const sentences = code?.staySentences(state, texts, units) ?? [];
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
