import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import { StandingWord } from "../standing-word/standing-word.tsx";
import styles from "./hero.module.css";

type OpeningProps = {
  as?: "h1" | "h2" | undefined;
  word: string;
  /** Air above a word without a picture. */
  air?: "bare" | "low";
  className?: string | undefined;
  wordClassName?: string | undefined;
  /** What stands beside the word, on the same line. */
  children?: ReactNode;
};

/** The opening of a page: its word, standing on the line that crosses the window. */
export function Opening({
  as = "h1",
  word,
  air,
  className,
  wordClassName,
  children,
}: OpeningProps) {
  return (
    <div className={classNames(layout.columns, styles.opening, air && styles[air], className)}>
      <StandingWord as={as} text={word} className={classNames(styles.word, wordClassName)} />
      {children}
    </div>
  );
}
