/** What is wrong with a figure that was typed: a key of the words, and its values. */
export type FigureFault =
  | { key: "figure.unclear" | "figure.whole" | "figure.cents" }
  | { key: "figure.least" | "figure.above" | "figure.most"; bound: number };

export type FigureLimits = {
  /** The most digits after the sign of decimals; any where it is not said. */
  decimals?: number | undefined;
  min?: number | undefined;
  above?: number | undefined;
  max?: number | undefined;
};

/**
 * Reads a figure as a person writes it: `1.290,00`, `1,290.00`, `1 290`.
 *
 * Comma and point mean what they mean in the language; where they can't (`99.50` in Italian, whose
 * points stand between groups of three), what they mean in others.
 * @param locale BCP 47 @returns undefined for an empty field
 */
export function readFigure(
  text: string,
  locale: string,
  { decimals = Infinity, min = -Infinity, above = -Infinity, max = Infinity }: FigureLimits,
): { value: number } | { fault: FigureFault } | undefined {
  // narrow and no-break spaces, too; some keyboards write the sign of minus
  const typed = text.trim().replace(/\s/g, " ").replace("\u2212", "-");
  if (typed === "") return undefined;
  const isComma = new Intl.NumberFormat(locale).format(1.5).includes(",");
  const signs = isComma ? ["," as const, "." as const] : ["." as const, "," as const];
  const read = signs.flatMap((decimal) => readWith(typed, decimal) ?? [])[0];
  if (!read) return { fault: { key: "figure.unclear" } };
  const { value, digits } = read;
  if (digits > decimals) return { fault: { key: decimals ? "figure.cents" : "figure.whole" } };
  if (value < min) return { fault: { key: "figure.least", bound: min } };
  if (value <= above) return { fault: { key: "figure.above", bound: above } };
  if (value > max) return { fault: { key: "figure.most", bound: max } };
  return { value };
}

function readWith(text: string, decimal: "," | ".") {
  const group = decimal === "," ? "." : ",";
  const parts = new RegExp(
    `^(-?)(\\d+|\\d{1,3}(?:[ ’'${group}]\\d{3})+)(?:[${decimal}](\\d+))?$`,
  ).exec(text);
  if (!parts) return undefined;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const value = Number(`${sign}${whole.replace(/\D/g, "")}.${fraction || 0}`);
  return { value, digits: fraction.replace(/0+$/, "").length };
}
