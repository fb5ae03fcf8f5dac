import { dataScript } from "../../../build/head/html.ts";
import { writePolicy } from "../../../build/hosting/policy.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { barHtml, type DeskAddress } from "./bar.ts";
import { deskHtml } from "./desk-html.ts";

/** The input of a page of the desk. */
export type PageSource = { root: string; port: number; token: string; lang: OwnerLanguage };

type Frame = {
  lang: OwnerLanguage;
  address: DeskAddress;
  title: string;
  /** Of its script and its style sheet, in the bundle. */
  name: string;
  /** The data for its script. */
  data: object;
  /** HTML below the heading. */
  main: string;
};

/**
 * The policy of the desk's own pages: their script and style sheet, and nothing else.
 * @param pictures more places that pictures come from
 */
export function framePolicy(...pictures: string[]): string {
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", ...pictures],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/** A page of the desk's own, with the bar above it. */
export function framed({ lang, address, title, name, data, main }: Frame): string {
  const body = `${barHtml(address, lang)}
<main>
<h1>${title}</h1>
${main}
</main>`;
  return deskHtml({ lang, title, name, data: dataScript("page-data", data), body });
}
