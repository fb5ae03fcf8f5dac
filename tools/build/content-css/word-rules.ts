import { type StandingWord, wordPlaces } from "../../../src/site/content/standing-word.ts";
import { evenLines, widest } from "../fonts/even-lines.ts";
import { measureWord } from "../fonts/measure-word.ts";

/** Em that fit across the narrowest phone at the size of a standing word. */
const phoneEm = 5.45;

/** The smallest scale of a word on one line; a word that needs a smaller one is broken. */
const leastSize = 0.86;
/** Factor of spare width, for scroll bars and for fallback fonts. */
const slack = 1.03;

/**
 * CSS rules for standing words that are longer than their place: they are made as small as they must
 * be, and on several lines lose their shadow. Words that fit get no rule.
 */
export function wordRules(words: StandingWord[]): string {
  return words.flatMap(rulesOf).join("\n");
}

function rulesOf({ text, place }: StandingWord): string[] {
  const { size, beside } = wordPlaces[place];
  const across = "(100vw - 2*var(--margin))";
  const alone = declarations(text, { em: phoneEm, size, room: across });
  // twice the attribute: stronger than the sizes in the style sheets of pages
  const word = `main [data-t][data-t="${text.replace(/["\\]/g, "\\$&")}"]`;
  if (!beside) return alone ? rules(word, alone) : [];
  const { columns, em } = beside;
  const room = `(${across} - 11*var(--gutter))*${columns}/12 + ${columns - 1}*var(--gutter)`;
  const inColumns = declarations(text, { em, size, room: `(${room})` });
  return [
    ...(alone ? [`@media(max-width:47.999rem){${rules(word, alone).join("")}}`] : []),
    ...(inColumns ? [`@media(min-width:48rem){${rules(word, inColumns).join("")}}`] : []),
  ];
}

type Fitted = { css: string; lines: number };

function rules(word: string, { css, lines }: Fitted): string[] {
  return [`${word}{${css}}`, ...(lines > 1 ? [`${word}::after{content:none}`] : [])];
}

/** The declarations that make a word fit; undefined if it fits without. */
function declarations(
  text: string,
  { em, size, room }: { em: number; size: string; room: string },
): Fitted | undefined {
  if (measureWord(text) <= em) return undefined;
  const { width, lines } = fitWord(text, em);
  const own = Math.round(width * slack * 100) / 100;
  const fontSize = `font-size:min(var(${size}),calc(${room}/${own}))`;
  if (lines === 1) return { css: fontSize, lines };
  return { css: `${fontSize};max-width:calc${room};white-space:normal;text-wrap:balance`, lines };
}

/** The fewest lines in which a text is nearly full size, with the width of the widest in em. */
function fitWord(text: string, em: number): { width: number; lines: number } {
  const fitted = [1, 2, 3, 4].map((most) => {
    const lines = evenLines(text, most, measureWord);
    return { lines: lines.length, width: widest(lines, measureWord) };
  });
  return (
    fitted.find(({ width }) => width <= em / leastSize) ??
    fitted.reduce((best, each) => (each.width < best.width ? each : best))
  );
}
