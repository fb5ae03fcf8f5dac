import { dataScript } from "../../../build/head/html.ts";
import { writePolicy } from "../../../build/hosting/policy.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { say } from "../../words.ts";
import { addPath, bundlePath, deskPath, readyPath } from "../addresses.ts";

export type PageSource = { root: string; port: number; token: string; lang: OwnerLanguage };

const pages = { [deskPath]: "bar.edit", [addPath]: "bar.add", [readyPath]: "bar.ready" } as const;

export type DeskAddress = keyof typeof pages;

/** Labels are elements in the links: the editor opens a link that is itself clicked in a new window. */
export function barHtml(here: DeskAddress, lang: OwnerLanguage): string {
  const links = Object.entries(pages).map(
    ([address, label]) =>
      `<a href="${address}"${address === here ? ' aria-current="page"' : ""}><span>${say(label, lang)}</span></a>`,
  );
  const site = `<a href="/" target="_blank">${say("bar.site", lang)}</a>`;
  return `<nav class="desk-bar" aria-label="${say("bar.desk", lang)}">${links.join("")}${site}</nav>`;
}

type DeskHtml = {
  lang: OwnerLanguage;
  title: string;
  name: string;
  data: string;
  body: string;
};

export function deskHtml({ lang, title, name, data, body }: DeskHtml): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${bundlePath}/${name}.css">
${data}
<script type="module" src="${bundlePath}/${name}.js"></script>
</head>
<body>
${body}
</body>
</html>
`;
}

export type FrameData = { token: string; lang: OwnerLanguage };

type Frame = Pick<DeskHtml, "title" | "name"> & {
  source: PageSource;
  address: DeskAddress;
  main: string;
};

export function framed({ source: { token, lang }, address, title, name, main }: Frame): string {
  const data: FrameData = { token, lang };
  const body = `${barHtml(address, lang)}
<main>
<h1>${title}</h1>
${main}
</main>`;
  return deskHtml({ lang, title, name, data: dataScript("page-data", data), body });
}

/** Their script and style sheet, and nothing else. */
export function framePolicy(...pictures: string[]): string {
  return writePolicy("desk", { "img-src": pictures });
}
