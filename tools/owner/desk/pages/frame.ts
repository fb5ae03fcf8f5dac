import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataScript } from "../../../build/head/html.ts";
import { writePolicy } from "../../../build/hosting/policy.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { isWord, say } from "../../words.ts";
import { addPath, bundlePath, deskPath, readyPath } from "../addresses.ts";

export type PageSource = { root: string; port: number; token: string; lang: OwnerLanguage };

const pages = { [deskPath]: "bar.edit", [addPath]: "bar.add", [readyPath]: "bar.ready" } as const;

/** Labels are elements in the links: the editor opens a link that is itself clicked in a new window. */
export function barHtml(here: string, lang: OwnerLanguage): string {
  const links = Object.entries(pages).map(
    ([address, label]) =>
      `<a href="${address}"${address === here ? ' aria-current="page"' : ""}><span>${say(label, lang)}</span></a>`,
  );
  const site = `<a href="/" target="_blank">${say("bar.site", lang)}</a>`;
  return `<nav class="desk-bar" aria-label="${say("bar.desk", lang)}">${links.join("")}${site}</nav>`;
}

/** Replaces the names of a template, `@@ready.title@@`: by values, or by words of the desk. */
function filled(template: string, lang: OwnerLanguage, values: Record<string, string>): string {
  const text = readFileSync(join(import.meta.dirname, `${template}.html.template`), "utf8");
  return text.replace(
    /@@([\w.]+)@@/g,
    (_, name) => values[name] ?? (isWord(name) ? say(name, lang) : ""),
  );
}

type DeskHtml = Record<"title" | "name" | "data" | "body", string> & { lang: OwnerLanguage };

/** @param name of its script and style sheet */
export function deskHtml({ lang, ...values }: DeskHtml): string {
  return filled("page", lang, { lang, bundle: bundlePath, ...values });
}

const addresses = { ready: readyPath, add: addPath, start: deskPath };

/** A page of the desk's own. @param values of its template beside words */
export function framed(
  { token, lang }: PageSource,
  name: keyof typeof addresses,
  values: Record<string, string>,
): string {
  return deskHtml({
    ...{ lang, title: say(`${name}.title`, lang), data: dataScript("desk-data", { token, lang }) },
    // the first page has none of its own
    name: name === "start" ? "ready" : name,
    body: `${barHtml(addresses[name], lang)}\n<main>\n${filled(name, lang, values)}</main>`,
  });
}

/** Their script and style sheet, and nothing else. */
export function framePolicy(...pictures: string[]): string {
  return writePolicy("desk", { "img-src": pictures });
}
