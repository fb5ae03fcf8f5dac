/** `"{n} of {total}"` and `{ n: 4, total: 12 }` give `4 of 12`; forms of numbers are `fillTemplate`'s. */
export function fillNames(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
