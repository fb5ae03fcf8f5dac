import { navigationItems } from "../../src/site/navigation/navigation-items.ts";
import type { Lang } from "../../src/site/site-map/pages.ts";

type Navbar = Parameters<typeof navigationItems>[0]["navbar"];

/**
 * The rules that give each of the six links the width of its word in the site's
 * font: a font that comes late would push the links along the bar.
 * @param measure width of a word in em, in the bar's own font
 */
export function linkWidthRules(
  navbars: Record<Lang, Navbar>,
  measure: (word: string) => number,
): string {
  return Object.entries(navbars)
    .flatMap(([lang, navbar]) =>
      navigationItems({ navbar }).map(({ text }, index) => {
        const width = measure(text).toFixed(3);
        return `:lang(${lang}) header nav li:nth-child(${index + 1}){--word:${width}em}`;
      }),
    )
    .join("\n");
}
