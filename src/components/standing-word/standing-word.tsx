import { classNames } from "../../modules/class-names/class-names.ts";
import styles from "./standing-word.module.css";

type StandingWordProps = { as: "h1" | "h2"; text: string; className?: string | undefined };

/** A heading of one or two words whose baseline is on the ground line, with a shadow. */
export function StandingWord({ as: Heading, text, className }: StandingWordProps) {
  return (
    <Heading className={classNames(styles.word, className)} data-t={text}>
      {text}
    </Heading>
  );
}
