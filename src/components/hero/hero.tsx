import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import { StandingWord } from "../standing-word/standing-word.tsx";
import styles from "./hero.module.css";

type HeroProps = {
  as?: "h1" | "h2" | undefined;
  word: string;
  /** For a hero without a picture. */
  spaceAbove?: "large" | "small";
  className?: string | undefined;
  wordClassName?: string | undefined;
  /** Shown beside the word, on the same line. */
  children?: ReactNode;
};

/** The hero of a page: its standing word on the ground line, and what is beside it. */
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
