import { classNames } from "../../modules/class-names/class-names.ts";
import styles from "./standing-word.module.css";
import { longestWord, wordLength } from "./word-length.ts";

type StandingWordProps = { as: "h1" | "h2"; text: string; className?: string | undefined };

/** Lengths up to which a title has a size of its own; the style sheet has their widths. */
const steps = [7, 8, 9.5, 11, 13, 15, 18];

/** The longest title of several words that stands on one line. */
const oneLine = 13;

/** Whether a title needs more than five of twelve columns beside a picture. */
export function isWideWord(text: string): boolean {
  return wordLength(text) > 7;
}

/**
 * A heading of one or two words whose baseline is on the ground line, with a shadow. A long one is
 * smaller, a longer one stands on several lines without a shadow.
 */
export function StandingWord({ as: Heading, text, className }: StandingWordProps) {
  const longest = longestWord(text);
  const hasLines = longest > 18 || (wordLength(text) > oneLine && /[\s-]/.test(text));
  const length = hasLines ? longest : wordLength(text);
  return (
    <Heading
      className={classNames(styles.word, className)}
      data-t={text}
      data-letters={steps.find((step) => length <= step) ?? 18}
      data-lines={hasLines ? "" : undefined}
    >
      {text}
    </Heading>
  );
}
