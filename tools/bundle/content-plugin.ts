import type { Plugin } from "vite";
import { pageTexts } from "../pages/page-texts.ts";
import { siteRoutes } from "../pages/routes.ts";
import type { PreparedSite } from "../prepare.ts";

const id = "virtual:site-content";

/** Tells the application where the texts of its pages are, and what the villa's page is called. */
export function contentPlugin(site: PreparedSite): Plugin {
  return {
    name: "villa-content",
    enforce: "pre",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? contentModule(site) : undefined),
  };
}

function contentModule(site: PreparedSite): string {
  const { slug } = site.content.facts.villa;
  const addresses: Record<string, Record<string, string>> = {};
  for (const { name, lang } of siteRoutes(slug)) {
    addresses[name] = { ...addresses[name], [lang]: pageTexts(site, name, lang).href };
  }
  return [
    `export const textAddresses = ${JSON.stringify(addresses)};`,
    `export const villaSlug = ${JSON.stringify(slug)};`,
  ].join("\n");
}
