import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The violations that axe finds in the page or in parts of it: rule and elements. Only violations are
 * computed, without selectors and without frames, which takes half the time with the same findings.
 */
export async function axeViolations(
  page: Page,
  { include = [], exclude }: { include?: string | string[]; exclude?: string } = {},
): Promise<[rule: string, elements: string[]][]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    selectors: false,
  });
  for (const part of [include].flat()) builder.include(part);
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
