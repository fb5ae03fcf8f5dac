/** Puts a position into a text of the content: "Slide {n} of {total}", counted from 1. */
export function numbered(text: string, index: number, total: number): string {
  return text.replace("{n}", String(index + 1)).replace("{total}", String(total));
}
