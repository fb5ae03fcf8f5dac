import { scriptsTemplateId } from "../../../src/first-view/before-start.ts";
import { noticeDays } from "../../../src/site/notices.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import type { Content } from "../../content/load.ts";
import { timeZoneOf } from "../head/time-zone.ts";
import type { PageText } from "./page-text-files.ts";

type DocumentParts = {
  content: Content;
  texts: PageText;
  /** Title and everything else that tools/build/head writes. */
  head: string;
  /** The inline scripts of the head: that of every page, and the page's own. */
  headScripts: string[];
  /** The inlined styles. */
  css: string;
  /** Addresses of the sheets whose rules the document has, here or in a file of its own. */
  sheetFiles: string[];
  /** Preload tags of fonts and hero picture. */
  preloads: string;
  app: string;
  /** Addresses of the scripts: the entry, then what the page needs of it. */
  scripts: { entry: string; chunks: string[] };
  /** Its address; none in a preview. */
  manifest?: string;
};

/** Scripts and manifest wait in a template for the first picture (src/first-view/before-start.ts). */
export function documentHtml(parts: DocumentParts): string {
  const { content, head, headScripts, css, sheetFiles, preloads, app, scripts } = parts;
  const { page, lang, address, href } = parts.texts;
  const { latitude, longitude } = content.facts.geo;
  // the days of the owner's notices, and the house's position, by which the head script knows the sun
  const notices = noticeDays(content.facts);
  const chunkLinks = scripts.chunks
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join("");
  const texts = `<link rel="preload" as="fetch" crossorigin href="${href}">`;
  const manifest = parts.manifest ? `<link rel="manifest" href="${parts.manifest}">` : "";
  return [
    "<!doctype html>",
    `<html ${localeAttributes(content, lang)} id="top" data-page="${page.name}" data-position="${latitude},${longitude}"${notices ? ` data-notices="${notices}"` : ""}${address ? ` data-path="${address}"` : ""}>`,
    "<head>",
    // before the styles, since the character set must be within the first kilobyte
    head,
    ...headScripts.map((code) => `<script>${code}</script>`),
    preloads,
    `<style>${css}</style>`,
    // not fetched: they tell Vite which sheets are here already when it loads another page
    sheetFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join(""),
    "</head>",
    "<body>",
    `<div id="app" data-nodes="${countNodes(app)}">${app}</div>`,
    `<template id="${scriptsTemplateId}">${chunkLinks}${texts}${manifest}<script type="module" async src="${scripts.entry}"></script></template>`,
    "</body>",
    "</html>",
  ].join("\n");
}

/** The number of nodes that a browser with scripts makes of HTML, which React has written. */
function countNodes(html: string): number {
  // with scripts the content of `noscript` is a single text
  const read = html.replace(
    /(?<=<noscript>)[\s\S]*?(?=<\/noscript>)/g,
    (content) => content && "text",
  );
  return read.match(/<[a-z!]|>[^<]+(?=<)/g)?.length ?? 0;
}

export function localeAttributes({ facts }: Content, lang: Lang): string {
  return `lang="${lang}" data-lang="${lang}" data-time-zone="${timeZoneOf(facts.geo)}"`;
}
