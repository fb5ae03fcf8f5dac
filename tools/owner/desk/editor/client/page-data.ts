import type { CmsConfig } from "@sveltia/cms";
import type { Languages } from "../../../../../src/site/site-map/languages.ts";
import { languageOf, type OwnerLanguage } from "../../../../content/owner-language.ts";
import type { Shape } from "../../../../content/shape.ts";
import { say, type WordKey } from "../../../words/words.ts";
import { photographsPath } from "../../addresses.ts";

export type PageData = {
  /** Of the desk; absent on the published site, where the owner signs in with her own. */
  token?: string;
  lang: OwnerLanguage;
  languages: Languages;
  config: CmsConfig;
  previewed: string[];
  /** The photographs of each set: file and caption. */
  photographs: Record<string, { file: string; caption: string; focus?: string }[]>;
  /** Addresses on the published site, by `villa/01`; the desk serves the photographs itself. */
  addresses?: Record<string, string>;
  /** The shape of each file, by the name of its format; absent at the desk, whose server has them. */
  shapes?: Record<string, Shape>;
};

const browserLanguage = languageOf({ headers: { "accept-language": navigator.language } });

/** The data: at the desk in the language of the request, on the published site once per language. */
export const pageData: PageData = JSON.parse(
  (document.getElementById("desk-data") ?? document.getElementById(`desk-data-${browserLanguage}`))
    ?.textContent ?? "{}",
);

export function words(key: WordKey, values?: Record<string, string | number>): string {
  return say(key, pageData.lang, values);
}

/** @returns undefined for a photograph that the published site does not have yet */
export function photographAddress(photograph: string): string | undefined {
  const { addresses } = pageData;
  if (!addresses) return `${photographsPath}/${photograph}`;
  return addresses[photograph.replace(/\.\w+$/, "")];
}
