import { foreignParts } from "../../modules/foreign-words.ts";
import styles from "./no-break.module.css";

const hyphenated = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/**
 * A text whose hyphenated words (e-mail, check-in) never break at the end of a line, and whose words
 * marked as of another language are read in it. Done in CSS because the no-break hyphen U+2011 is in
 * neither font.
 */
export function NoBreak({ children: text }: { children: string }) {
  if (!text.includes("[")) return <Unbroken>{text}</Unbroken>;
  return foreignParts(text).map((part, index) =>
    typeof part === "string" ? (
      <Unbroken key={index}>{part}</Unbroken>
    ) : (
      <i key={index} lang={part.lang}>
        {part.words}
      </i>
    ),
  );
}

function Unbroken({ children: text }: { children: string }) {
  if (!text.includes("-")) return text;
  return text.split(hyphenated).map((part, index) => {
    const isWord = index % 2 === 1;
    // longer ones must break where a column is narrow
    if (!isWord || part.length > 18) return part;
    return (
      // the index is a stable key: the parts of a text never change order
      <span key={index} className={styles.word}>
        {part}
      </span>
    );
  });
}

/** One paragraph per text. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <NoBreak>{text}</NoBreak>
    </p>
  ));
}
