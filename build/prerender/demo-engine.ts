import type { Lang } from "../../src/site/pages.ts";
import { escapeText } from "../head/html.ts";

type DemoEngineParts = {
  lang: Lang;
  title: string;
  /** The one sheet of the site. */
  css: string;
  preloads: string;
  /** What React drew of the page. */
  body: string;
};

/** The demo booking engine as a document of its own: no script, not for search engines. */
export function demoEngineHtml({ lang, title, css, preloads, body }: DemoEngineParts): string {
  return [
    "<!doctype html>",
    `<html lang="${lang}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    preloads,
    `<style>${css}</style>`,
    `<title>${escapeText(title)}</title>`,
    "</head>",
    `<body>${body}</body>`,
    "</html>",
  ].join("\n");
}
