/** Forms of a phrase with a number, by the plural category of the language. */
export type CountForms = { one: string; other: string };

/**
 * A number with its noun, in the form that the language wants: `1 guest`, `4 guests`.
 * @param locale BCP 47, such as `en-GB`
 */
export function formatCount({ one, other }: CountForms, n: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(n) === "one" ? one : other;
  return fillTemplate(form, { n: new Intl.NumberFormat(locale).format(n) });
}

/**
 * An amount without decimals, thousands always grouped: `€500`, `1.290 €` with a no-break space.
 * @param currency ISO 4217, such as `EUR`
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
    // Italian would group only from five figures on
    useGrouping: "always",
  }).format(amount);
}

/**
 * Replaces the names in braces by their values: `"{n} guests"` and `{ n: 4 }` give `4 guests`.
 * Names without a value stay as they are.
 */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
