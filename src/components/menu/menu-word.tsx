import type { LitLetters } from "./bold-letters.ts";

/** A word with two letters in the sun. A screen reader hears the plain word from the link. */
export function LitWord({ word, lit }: { word: string; lit: LitLetters | undefined }) {
  return (
    <span aria-hidden="true">
      {[...word].map((letter, index) =>
        lit?.includes(index) ? <b key={index}>{letter}</b> : letter,
      )}
    </span>
  );
}
