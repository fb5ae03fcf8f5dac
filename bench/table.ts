type Cell = string | number | undefined;
export type Column<Row> = { title: string; cell: (row: Row) => Cell };

/** A table as Markdown writes it, so that it can be pasted into the documentation as it is. */
export function table<Row>(columns: Column<Row>[], rows: Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => String(cell(row) ?? "-"))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)),
  );
  const write = (cells: string[]) =>
    `| ${cells.map((text, index) => pad(text, widths[index] ?? 0, index)).join(" | ")} |`;
  const rule = `|${widths.map((width, index) => `${"-".repeat(width + 1)}${index ? ":" : "-"}`).join("|")}|`;
  const [head = [], ...body] = lines;
  return [write(head), rule, ...body.map(write)].join("\n");
}

/** Names are aligned left, figures right. */
function pad(text: string, width: number, index: number): string {
  return index === 0 ? text.padEnd(width) : text.padStart(width);
}

/** Bytes as kilobytes of 1000, the unit of the budgets. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Milliseconds rounded to a whole number, as text without the unit. */
export function milliseconds(time: number): string {
  return time.toFixed(0);
}

/** How many times the limit a page takes; the aim is 1. */
export function ratio(value: number, limit: number): string {
  return limit > 0 ? (value / limit).toFixed(3) : "-";
}
