/** In the order of the forms of a text. */
const categories = ["zero", "one", "two", "few", "many", "other"];

/** Whole numbers that reach every category but those of millions, and fractions. */
const counts = [...Array(200).keys()];
const fractions = [0.1, 1.1, 1.5];

/** By locale: making rules takes longer than using them. */
const known = new Map<string, { rules: Intl.PluralRules; orders: readonly string[][] }>();

function pluralsOf(locale: string) {
  const found = known.get(locale);
  if (found) return found;
  const rules = new Intl.PluralRules(locale);
  const reachedBy = (numbers: number[]) => {
    const reached = new Set<string>(numbers.map((n) => rules.select(n)));
    return categories.filter((category) => reached.has(category));
  };
  const orders = [["one", "other"], reachedBy(counts), reachedBy([...counts, ...fractions])];
  const plurals = { rules, orders };
  known.set(locale, plurals);
  return plurals;
}

/**
 * The form for a number. Two are those of one and other; more are those that whole numbers reach,
 * from zero to other, or those that fractions reach too. Undefined when there are not as many.
 * @param locale BCP 47, such as `en-GB`
 */
export function pluralForm(n: number, forms: string[], locale: string): string | undefined {
  const { rules, orders } = pluralsOf(locale);
  const order = orders.find(({ length }) => length === forms.length);
  return order && (forms[order.indexOf(rules.select(n))] ?? forms.at(-1));
}

/** For each form that whole numbers need, the first of its numbers: in Slovene 1, 2, 3 and 0. */
export function pluralExamples(locale: string): number[] {
  const {
    rules,
    orders: [, whole = []],
  } = pluralsOf(locale);
  return whole.map((category) => counts.findIndex((n) => rules.select(n) === category));
}

/** A number and what a template says of it without forms: `3 nights`. */
export type Counted = { count: number; text: string };

/** @param format such as `{n|# night|# nights}` */
export function counted(format: string, count: number, locale: string): Counted {
  return { count, text: fillTemplate(format, { n: count }, locale) };
}

export type TemplateValues = Record<string, string | number | Counted>;

/** The narrow space of French thousands, which few fonts have, is a no-break space. */
export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): (n: number, to?: number) => string {
  const format = new Intl.NumberFormat(locale, options);
  return (n, to = n) =>
    (n === to ? format.format(n) : format.formatRange(n, to)).replaceAll("\u202f", "\u00a0");
}

/**
 * Thousands grouped, cents where there are any: `1.290 €`, `2,50 €`, `40–60 €`.
 * @param currency ISO 4217, such as `EUR` @param to the other end of a range
 */
export function formatMoney(amount: number, currency: string, locale: string, to = amount): string {
  // a sum of prices may be a fraction of a cent off
  const [from = 0, end] = [amount, to].map((each) => Math.round(each * 100) / 100);
  const format = numberFormat(locale, {
    style: "currency",
    currency,
    ...([from, end].every(Number.isInteger) && { maximumFractionDigits: 0 }),
    // Italian would group only from five figures on
    useGrouping: "always",
  });
  return format(from, end);
}

/** A span of minutes with the symbols of its units, which all languages share: `1 h 23 min`. */
export function shortTimeSpan(span: number): string {
  const hours = Math.floor(span / 60);
  const parts = [hours > 0 && `${hours}\u00a0h`, span % 60 > 0 && `${span % 60}\u00a0min`];
  return parts.filter(Boolean).join("\u00a0");
}

/** `{name}`, or `{name|form|form}`, whose forms may have names in braces. */
const named = /\{(\w+)(?:\|((?:[^{}]|\{\w+\})*))?\}/g;

/** Articles before a number that is spoken with a vowel first. */
const beforeVowel = /\b(d?al|del|nel|il)[ \u00a0](?=(8\d*|11)\b)/gi;

/** A text that has been filled in, with the Italian articles of its numbers: "dall’8 gennaio", "l’11". */
export function withArticles(text: string, locale: string): string {
  if (!locale.startsWith("it")) return text;
  const short: Readonly<Record<string, string>> = { il: "l’", Il: "L’" };
  return text.replace(beforeVowel, (_, article: string) => short[article] ?? `${article}l’`);
}

/**
 * `"{n|# guest|# guests}"` and `{ n: 4 }` give `4 guests`; names without a value stay as they are.
 * @param locale BCP 47, such as `en-GB`, for templates with forms or Italian articles
 */
export function fillTemplate(template: string, values: TemplateValues, locale = "en"): string {
  const filled = template.replace(named, (written, name: string, forms: string | undefined) => {
    const value = values[name];
    if (value === undefined) return written;
    const isCounted = typeof value === "object";
    if (forms === undefined) return String(isCounted ? value.text : value);
    const count = isCounted ? value.count : Number(value);
    const form = pluralForm(count, forms.split("|"), locale) ?? "";
    return fillTemplate(form.replace("#", numberFormat(locale)(count)), values, locale);
  });
  return withArticles(filled, locale);
}
