import type { Plugin } from "vite";
import { langs } from "../src/site/pages.ts";
import type { PreparedSite } from "./prepare.ts";
import { drawnPages, pageTexts } from "./prerender/page-texts.ts";

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
  const addresses = Object.fromEntries(
    drawnPages(slug).map((name) => [
      name,
      Object.fromEntries(langs.map((lang) => [lang, pageTexts(site, name, lang).href])),
    ]),
  );
  return [
    `export const textAddresses = ${JSON.stringify(addresses)};`,
    `export const villaSlug = ${JSON.stringify(slug)};`,
  ].join("\n");
}
