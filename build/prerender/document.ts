import { dataBlockId } from "../../src/app/data-block.ts";
import { scriptsTemplateId } from "../../src/app/start-scripts.ts";
import type { Lang, PageName } from "../../src/site/pages.ts";

export type DocumentParts = {
  lang: Lang;
  page: PageName;
  /** Title and everything else that build/head writes. */
  head: string;
  headScript: string;
  /** The typefaces and the rules that this page is drawn with. */
  css: string;
  /** Address of the whole sheet, for whatever comes later; none in development. */
  sheet?: string;
  /** Fetched before anything else: the font of the first words, the first picture. */
  preloads: string;
  /** What React drew inside `#app`. */
  app: string;
  /** The page's texts, for the script that takes the page over. */
  data: unknown;
  /** Addresses of the scripts: the entry, then what the page needs of it. */
  scripts: { entry: string; modules: string[] };
};

/**
 * A complete page. The scripts wait in a template until the page stands: it is readable without
 * them, and neither words nor picture share the line or the processor with them.
 */
export function documentHtml(parts: DocumentParts): string {
  const { lang, page, head, headScript, css, sheet, preloads, app, data, scripts } = parts;
  const modules = scripts.modules
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join("");
  return [
    "<!doctype html>",
    `<html lang="${lang}" id="top" data-page="${page}">`,
    "<head>",
    // the character set must stand within the first kilobyte, so these tags come before the sheet
    head,
    `<script>${headScript}</script>`,
    preloads,
    `<style${sheet ? ` data-sheet="${sheet}"` : ""}>${css}</style>`,
    "</head>",
    "<body>",
    `<div id="app">${app}</div>`,
    dataBlock(data),
    `<template id="${scriptsTemplateId}">${modules}<script type="module" async src="${scripts.entry}"></script></template>`,
    "</body>",
    "</html>",
  ].join("\n");
}

/** JSON that no text of the owner's can break out of. */
function dataBlock(data: unknown): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${dataBlockId}">${json}</script>`;
}

type PlainDocumentParts = Pick<DocumentParts, "lang" | "head" | "css"> & { body: string };

/** A page without any script: the demo booking engine. */
export function plainDocumentHtml({ lang, head, css, body }: PlainDocumentParts): string {
  return [
    "<!doctype html>",
    `<html lang="${lang}">`,
    "<head>",
    head,
    `<style>${css}</style>`,
    "</head>",
    `<body>${body}</body>`,
    "</html>",
  ].join("\n");
}
