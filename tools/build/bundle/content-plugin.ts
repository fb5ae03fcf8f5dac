import type { Plugin } from "vite";
import type { PreparedSite } from "../prepare.ts";

const id = "virtual:site-content";

/**
 * Vite plugin for `virtual:site-content`: addresses of the pages' texts, and the villa's slug.
 * @param site the site as it is when the module is loaded
 */
export function contentPlugin(site: () => PreparedSite): Plugin {
  return {
    name: "villa-content",
    enforce: "pre",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? contentModule(site()) : undefined),
  };
}

function contentModule({ content, pageTexts }: PreparedSite): string {
  const addresses: Record<string, Record<string, string>> = {};
  for (const [{ page, lang }, { href }] of pageTexts) {
    addresses[page.name] = { ...addresses[page.name], [lang]: href };
  }
  return [
    `export const pageTextAddresses = ${JSON.stringify(addresses)};`,
    `export const villaSlug = ${JSON.stringify(content.facts.villa.slug)};`,
  ].join("\n");
}
