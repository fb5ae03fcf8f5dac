/** Fills in a text such as "Slide {n} of {total}"; `index` counts from 0, the text from 1. */
export function numbered(text: string, index: number, total: number): string {
  return text.replace("{n}", String(index + 1)).replace("{total}", String(total));
}
