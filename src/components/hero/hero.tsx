import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./hero.module.css";
import wordStyles from "./standing-word.module.css";
import statusStyles from "./status-hero.module.css";
import { longestWord, wordLength } from "./word-length.ts";

type HeroProps = {
  as?: "h1" | "h2" | undefined;
  word: string;
  spaceAbove?: "large" | "small";
  className?: string | undefined;
  wordClassName?: string | undefined;
  children?: ReactNode;
};

export function Hero({
  as = "h1",
  word,
  spaceAbove,
  className,
  wordClassName,
  children,
}: HeroProps) {
  return (
    <div
      className={classNames(
        layout.columns,
        styles.hero,
        spaceAbove && styles[spaceAbove],
        className,
      )}
    >
      <StandingWord as={as} text={word} className={classNames(styles.word, wordClassName)} />
      {children}
    </div>
  );
}

type StandingWordProps = { as: "h1" | "h2"; text: string; className?: string | undefined };

/** Lengths up to which a title has a size of its own; the style sheet has their widths. */
const steps = [7, 8, 9.5, 11, 13, 15, 18];

/** The longest title of several words that stands on one line. */
const oneLine = 13;

export function StandingWord({ as: Heading, text, className }: StandingWordProps) {
  const longest = longestWord(text);
  const hasLines = longest > 18 || (wordLength(text) > oneLine && /[\s-]/.test(text));
  const length = hasLines ? longest : wordLength(text);
  return (
    <Heading
      className={classNames(wordStyles.word, className)}
      data-t={text}
      data-letters={steps.find((step) => length <= step) ?? 18}
      data-lines={hasLines ? "" : undefined}
    >
      {text}
    </Heading>
  );
}

export function StatusHero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classNames(statusStyles.hero, layout.columns)}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
