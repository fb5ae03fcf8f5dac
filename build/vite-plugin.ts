import type { Plugin } from "vite";
import { langs, type PageName, sitePages } from "../src/site/pages.ts";
import { sharedData } from "./content/page-data.ts";
import { measuredPageData } from "./fonts/measured-page-data.ts";
import type { PreparedSite } from "./prepare.ts";

const loaders = "virtual:page-data";
const page = "virtual:page/";
const shared = "virtual:shared/";

/** Gives the application its content: one module per page and language, . */
export function contentPlugin(site: PreparedSite): Plugin {
  const { content, pictures } = site;
  const names: PageName[] = [
    ...sitePages(content.facts.villa.slug).map(({ name }) => name),
    "not-found",
    "offline",
  ];
  return {
    name: "villa-content",
    enforce: "pre",
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load(resolved) {
      const id = resolved.replace(/^\0/, "");
      if (id === loaders) return loadersModule(names, content.facts.villa.slug);
      for (const lang of langs) {
        if (id === `${shared}${lang}`) return dataModule(sharedData(content, lang));
        for (const name of names) {
          if (id === `${page}${name}/${lang}`) {
            return dataModule(measuredPageData(content, pictures, name, lang));
          }
        }
      }
      return undefined;
    },
  };
}

function isOurs(id: string): boolean {
  return id === loaders || id.startsWith(page) || id.startsWith(shared);
}

function dataModule(data: unknown): string {
  return `export default ${JSON.stringify(data)}`;
}

function loadersModule(names: PageName[], slug: string): string {
  const byLang = (id: (lang: string) => string) =>
    langs.map((lang) => `${lang}: () => import(${JSON.stringify(id(lang))})`).join(", ");
  const pages = names.map((name) => {
    return `${JSON.stringify(name)}: { ${byLang((lang) => `${page}${name}/${lang}`)} }`;
  });
  return [
    `const pageData = { ${pages.join(",\n")} };`,
    `const sharedData = { ${byLang((lang) => `${shared}${lang}`)} };`,
    "const content = (module) => module.default;",
    "export const loadPageData = (name, lang) => pageData[name][lang]().then(content);",
    "export const loadSharedData = (lang) => sharedData[lang]().then(content);",
    `export const villaSlug = ${JSON.stringify(slug)};`,
  ].join("\n");
}
