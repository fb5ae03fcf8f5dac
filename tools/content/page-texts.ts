import { z } from "zod";
import { undatedAddress } from "../../src/site/content/booking-engine.ts";
import type { PageWithText } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import type { Words } from "../../src/site/content/language-files.ts";
import { type SharedTexts, sharedTexts } from "../../src/site/content/shared-texts.ts";
import {
  type ByLanguage,
  byLanguage,
  type Lang,
  type Languages,
} from "../../src/site/site-map/languages.ts";
import { listedPages, type Page, type PageName } from "../../src/site/site-map/pages.ts";
import { fillText } from "./braces.ts";
import type { ConditionsTexts } from "./conditions.ts";
import type { FactWriter } from "./fact-writer.ts";
import type { House } from "./house.ts";
import { wordsOf } from "./language-words.ts";
import type { Settings } from "./owner-files.ts";
import { parsedOnce, textKinds } from "./text-kinds.ts";
import { type Head, sharedFileShapes } from "./text-shapes.ts";
import type { TextFiles } from "./texts.ts";
import { tieShortWords } from "./typography.ts";

/** What pages share, in one language. */
export type Texts = {
  shared: SharedTexts;
  meta: Record<PageName, Head>;
  conditions: ConditionsTexts;
};

type Source = {
  facts: Facts;
  files: TextFiles;
  writers: ByLanguage<FactWriter>;
  house: Pick<House, "hidden">;
  languages: Languages;
  pages: Page[];
};

/** @throws ZodError when the files were not checked before */
export function textsOfSite(source: Source): ByLanguage<Texts> {
  return byLanguage(source.languages, (lang) => textsIn(lang, source));
}

function textsIn(lang: Lang, { facts, files, writers, house, languages, pages }: Source): Texts {
  const kinds = textKinds(lang, { languages, pages: listedPages(pages) });
  const shapes = z.object(sharedFileShapes(kinds, house.hidden));
  const read = shapes.parse(files[lang], parsedOnce);
  const { meta, "commercial-conditions": conditions, ...others } = read;
  const shared = sharedTexts(others, siteWords(lang, writers[lang]));
  // titles and labels of the owner's pages stand in the pages' own files
  const head = z.object({ title: kinds.text, menu: kinds.text, description: kinds.text });
  const ownersPages = Object.entries(files[lang])
    .filter(([name]) => name.startsWith("own-"))
    .map(([name, file]) => ({ name, ...head.parse(file, parsedOnce) }));
  const labels = Object.fromEntries(ownersPages.map(({ name, menu }) => [name, menu]));
  const heads = ownersPages.map(({ name, title, description }) => [
    name,
    { title: `${title} – ${facts.villa.name}`, description, keywords: title },
  ]);
  const { url_amenitiz: address } = shared.navbar;
  // nothing speaks of an engine that is not shown, whatever its address
  const engine = facts.booking.show === "none" ? null : address && undatedAddress(address);
  return {
    meta: { ...meta, ...Object.fromEntries(heads) },
    conditions,
    shared: {
      ...shared,
      navbar: { ...shared.navbar, url_amenitiz: engine, ...labels },
      footer: { ...shared.footer, ...labels },
    },
  };
}

const display = ["title", "text"];

/** The site's own words with the facts in them. */
function siteWords(lang: Lang, writer: FactWriter): Words {
  return JSON.parse(JSON.stringify(wordsOf(lang)), (key, value) => {
    if (typeof value !== "string") return value;
    const filled = fillText(value, writer);
    return display.includes(key) ? tieShortWords(filled) : filled;
  });
}

/** @throws Error for a page that the house has not */
export function pageHead(
  { texts }: { texts: ByLanguage<Texts> },
  name: PageName,
  lang: Lang,
): Head {
  const head = texts[lang].meta[name];
  if (!head) throw new Error(`The page "${name}" has no title`);
  return head;
}

/** @throws Error when the page has no file of texts */
export function pageText<Text>(
  {
    settings,
    files,
    pages,
  }: Pick<Source, "files" | "pages"> & { settings: Pick<Settings, "languages"> },
  { name, text }: PageWithText<Text>,
  lang: Lang,
): Text {
  if (!text) throw new Error(`The page "${name}" declares no texts`);
  const known = parsedTexts.get(files[lang]) ?? new Map<string, unknown>();
  parsedTexts.set(files[lang], known);
  if (!known.has(name)) {
    const kinds = textKinds(lang, { languages: settings.languages, pages: listedPages(pages) });
    known.set(name, text(kinds).parse(files[lang][name], parsedOnce));
  }
  return known.get(name) as Text;
}

/** Several pages and files show the same texts. */
const parsedTexts = new WeakMap<object, Map<string, unknown>>();
