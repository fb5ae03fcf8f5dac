type BenchContext = {
  /** Folder of the built site; `build` measures its own. */
  dist: string;
  runs: number;
  /** The only address to be measured. */
  only: string | undefined;
};

/** Measures, and writes what it found as a table. */
export type Bench = (context: BenchContext) => Promise<string>;

/** A table as Markdown writes it, so that it can be pasted into the documentation as it is. */
export function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map((_, index) => (index ? "---:" : "---")), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  if (middle.length === 0) throw new Error("There is nothing to measure");
  return middle.reduce((sum, value) => sum + value) / middle.length;
}
