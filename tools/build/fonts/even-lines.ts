type Measure = (line: string) => number;

/**
 * A text on at most so many lines, broken between words so that its widest line is as narrow as
 * possible.
 */
export function evenLines(text: string, lines: number, measure: Measure): string[] {
  const words = text.split(" ");
  if (lines === 1 || words.length === 1) return [text];
  const ways = words
    .slice(1)
    .map((_, at) => [
      words.slice(0, at + 1).join(" "),
      ...evenLines(words.slice(at + 1).join(" "), lines - 1, measure),
    ]);
  return ways.reduce(
    (best, way) => (widest(way, measure) < widest(best, measure) ? way : best),
    [text],
  );
}

/** The width of the widest of these lines. */
export function widest(lines: string[], measure: Measure): number {
  return Math.max(...lines.map(measure));
}
