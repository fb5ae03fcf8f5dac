/**
 * Replaces the names in braces by their values: `"{n} guests"` and `{ n: 4 }` give `4 guests`.
 * Names without a value stay as they are.
 */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
