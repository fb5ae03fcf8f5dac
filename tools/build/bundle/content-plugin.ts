import { relative } from "node:path";
import type { Plugin } from "vite";
import {
  analyticsAccount,
  analyticsServices,
  defaultAnalytics,
} from "../../../src/site/analytics/services.ts";
import { knownLanguages } from "../../../src/site/content/language-files.ts";
import { byLanguage } from "../../../src/site/site-map/languages.ts";
import { recolouring } from "../../content/colours.ts";
import type { PreparedSite } from "../prepare.ts";

const id = "virtual:site-content";
/** The module that holds what pages know of the content. */
export const siteContentId = `\0${id}`;

export function contentPlugin(exports: () => Record<string, unknown>): Plugin {
  return {
    name: "villa-content",
    enforce: "pre",
    resolveId: (source) => (source === id ? siteContentId : undefined),
    load: (resolved) =>
      resolved === siteContentId
        ? Object.entries(exports())
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join("\n")
        : undefined,
  };
}

export function siteContent({ content, pageTexts }: PreparedSite) {
  const setting = content.settings.analytics;
  const service = setting === "none" ? defaultAnalytics : setting;
  const { choicePrefix, storedPrefix } = analyticsServices[service];
  const account = analyticsAccount(setting, process.env);
  const addresses: Record<string, Record<string, string>> = {};
  for (const { page, lang, href } of pageTexts) {
    addresses[page.name] = { ...addresses[page.name], [lang]: href };
  }
  return {
    languages: content.settings.languages,
    languageRows: byLanguage(content.settings.languages, (lang) => {
      const { name, countries } = knownLanguages[lang];
      return { name, countries };
    }),
    pageTextAddresses: addresses,
    analytics: { service, choicePrefix, storedPrefix, account },
    pages: content.pages,
  };
}

/** Gives the style sheets the colours of the house. */
export function coloursPlugin(site: () => PreparedSite): Plugin {
  return {
    name: "villa-colours",
    enforce: "pre",
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler: (css) => recolouring(site().content.house)(css),
    },
  };
}

/** Stands before the rules of each file in the style sheet of a chunk; its group is the file. */
export const fileMark = /file-mark\[path="([^"]*)"\]\{[^}]*\}/;

/** Marks which rules of a chunk's style sheet come from which file; the minifier joins alike rules. */
export function fileMarksPlugin(root: string): Plugin {
  return {
    name: "villa-file-marks",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\.css$/ },
      handler(css, id) {
        const path = relative(root, id);
        return `file-mark[path="${path}"]{--path:"${path}"}${css}`;
      },
    },
  };
}

/** Imports the classes of a sheet one by one, unless one is chosen by a name: an object holds all names twice. */
export const classesPlugin: Plugin = {
  name: "villa-classes",
  enforce: "pre",
  apply: "build",
  transform: {
    filter: { id: /\.tsx?$/, code: /\.module\.css"/ },
    handler: (code) =>
      code.replace(/^import (\w+)(?= from ".*\.module\.css")/gm, (written, name) =>
        code.includes(`${name}[`) ? written : `import * as ${name}`,
      ),
  },
};
