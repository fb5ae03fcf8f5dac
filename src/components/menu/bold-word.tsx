import type { BoldLetters } from "./bold-letters.ts";

/** A word with two bold letters; hidden from screen readers, which read the label of the link. */
export function BoldWord({ word, bold }: { word: string; bold: BoldLetters | undefined }) {
  return (
    <span aria-hidden="true">
      {[...word].map((letter, index) =>
        bold?.includes(index) ? <b key={index}>{letter}</b> : letter,
      )}
    </span>
  );
}
