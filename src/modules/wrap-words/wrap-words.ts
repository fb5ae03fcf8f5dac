/**
 * Breaks a text between words into lines that are no wider than allowed; a word that is wider has a line
 * of its own.
 * @param widthOf measures a line in the unit of `width`; by default its characters are counted
 */
export function wrapWords(
  text: string,
  width: number,
  widthOf = (line: string) => line.length,
): string[] {
  const [first = "", ...words] = text.split(" ");
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
