import styles from "./whole-words.module.css";

const hyphenated = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/**
 * A text whose hyphenated words (e-mail, check-in) stay in one piece at the end of a line.
 * The no-break hyphens U+2010 and U+2011 are in neither font, hence a rule and not a character.
 */
export function Whole({ children: text }: { children: string }) {
  if (!text.includes("-")) return text;
  return text.split(hyphenated).map((part, index) => {
    const isWord = index % 2 === 1;
    if (!isWord) return part;
    return (
      // the parts of one text never change their order
      <span key={index} className={styles.whole}>
        {part}
      </span>
    );
  });
}
