import { scriptsTemplateId } from "../../../src/first-view/before-start.ts";
import type { Position } from "../../../src/modules/sun.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import type { PageName } from "../../../src/site/site-map/pages.ts";
import { dataScript } from "../head/html.ts";

export type DocumentParts = {
  lang: Lang;
  timeZone: string;
  /** Of the house, by which the head script knows the sun. */
  position: Position;
  page: PageName;
  /** Address path of the page; none for one that stands at any address (404, offline). */
  path?: string | undefined;
  /** Title and everything else that tools/build/head writes. */
  head: string;
  /** The inline scripts of the head: that of every page, and the page's own. */
  headScripts: string[];
  /** The inlined styles. */
  css: string;
  /** The days of the owner's notices, as the head script reads them. */
  notices: string;
  /** Addresses of the sheets whose rules the document has, here or in a file of its own. */
  sheetFiles: string[];
  /** Preload tags of fonts and hero picture. */
  preloads: string;
  app: string;
  /** Addresses of the scripts: the entry, then what the page needs of it; and of its texts. */
  scripts: { entry: string; chunks: string[]; texts: string };
};

/** Scripts wait in a template until the first picture is painted (src/first-view/before-start.ts). */
export function documentHtml(parts: DocumentParts): string {
  const {
    page,
    path,
    position,
    notices,
    head,
    headScripts,
    css,
    sheetFiles,
    preloads,
    app,
    scripts,
  } = parts;
  const chunkLinks = scripts.chunks
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join("");
  const texts = `<link rel="preload" as="fetch" crossorigin href="${scripts.texts}">`;
  return [
    "<!doctype html>",
    `<html ${localeAttributes(parts)} id="top" data-page="${page}" data-position="${position.latitude},${position.longitude}"${notices ? ` data-notices="${notices}"` : ""}${path ? ` data-path="${path}"` : ""}>`,
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
    `<template id="${scriptsTemplateId}">${chunkLinks}${texts}<script type="module" async src="${scripts.entry}"></script></template>`,
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

type PlainDocumentParts = Pick<DocumentParts, "lang" | "timeZone" | "head" | "css"> & {
  body: string;
  /** What the script reads, and the id of the element that it reads it from. */
  data: { id: string; value: unknown };
  script: string;
};

export function plainDocumentHtml(parts: PlainDocumentParts): string {
  const { head, css, body, data, script } = parts;
  return [
    "<!doctype html>",
    `<html ${localeAttributes(parts)}>`,
    "<head>",
    head,
    `<style>${css}</style>`,
    "</head>",
    `<body>${body}`,
    dataScript(data.id, data.value),
    `<script>${script}</script>`,
    "</body>",
    "</html>",
  ].join("\n");
}

function localeAttributes({ lang, timeZone }: Pick<DocumentParts, "lang" | "timeZone">): string {
  return `lang="${lang}" data-lang="${lang}" data-time-zone="${timeZone}"`;
}
