export type BenchContext = {
  /** Folder of the built site; `build` measures its own. */
  dist: string;
  runs: number;
  only: string | undefined;
};

/** Measures, and writes what it found as tables. */
export type Bench = (context: BenchContext) => Promise<string>;

export type Column<Row> = [title: string, cell: (row: Row) => string | number];

/** A table as Markdown writes it, so that it can be pasted into the documentation as it is. */
export function table<Row>(columns: Column<Row>[], rows: Row[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, cell]) => String(cell(row)))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)),
  );
  const pad = (text: string, index: number) =>
    index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0);
  const write = (cells: string[]) => `| ${cells.map(pad).join(" | ")} |`;
  const rule = `|${widths.map((width, index) => `${"-".repeat(width + 1)}${index ? ":" : "-"}`).join("|")}|`;
  const [head = [], ...body] = lines;
  return [write(head), rule, ...body.map(write)].join("\n");
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error("There is nothing to measure");
  return (lower + upper) / 2;
}

/** Bytes as kilobytes of 1000, the unit of the budgets. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else process.stderr.write(`${text}\n`);
}

export function progressDone(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
}
