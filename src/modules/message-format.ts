/** Forms of a phrase with a number, by the plural category of the language. */
export type CountForms = { one: string; other: string };

/** A number with its noun: `1 guest`, `4 guests`. @param locale BCP 47, such as `en-GB` */
export function formatCount({ one, other }: CountForms, n: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(n) === "one" ? one : other;
  return fillTemplate(form, { n: numberFormat(locale)(n) });
}

/** The narrow space of French thousands, which few fonts have, is a no-break space. */
export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): (n: number) => string {
  const format = new Intl.NumberFormat(locale, options);
  return (n) => format.format(n).replaceAll("\u202f", "\u00a0");
}

/** Without decimals, thousands grouped: `1.290 €`. @param currency ISO 4217, such as `EUR` */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const format = numberFormat(locale, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
    // Italian would group only from five figures on
    useGrouping: "always",
  });
  return format(amount);
}

/** A span of minutes with the symbols of its units, which all languages share: `1 h 23 min`. */
export function shortTimeSpan(span: number): string {
  const hours = Math.floor(span / 60);
  const parts = [hours > 0 && `${hours}\u00a0h`, span % 60 > 0 && `${span % 60}\u00a0min`];
  return parts.filter(Boolean).join("\u00a0");
}

/** `"{n} guests"` and `{ n: 4 }` give `4 guests`; names without a value stay as they are. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
