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
import type { PageName } from "../../src/site/site-map/pages.ts";
import { fillText } from "./braces.ts";
import type { ConditionsTexts } from "./conditions.ts";
import type { FactWriter } from "./fact-writer.ts";
import { wordsOf } from "./language-words.ts";
import type { Head, Typeset } from "./text-shapes.ts";
import { tieShortWords } from "./typography.ts";

/** What pages share, in one language. */
export type Texts = {
  shared: SharedTexts;
  meta: Record<PageName, Head>;
  conditions: ConditionsTexts;
};

type Source = {
  facts: Facts;
  typeset: ByLanguage<Typeset>;
  writers: ByLanguage<FactWriter>;
  languages: Languages;
};

export function textsOfSite({ facts, typeset, writers, languages }: Source): ByLanguage<Texts> {
  return byLanguage(languages, (lang) => textsIn(lang, facts, typeset[lang], writers[lang]));
}

/** Titles and labels of the owner's pages stand in the pages' own files. */
const ownHead = z.object({ title: z.string(), menu: z.string(), description: z.string() });

function textsIn(lang: Lang, facts: Facts, typeset: Typeset, writer: FactWriter): Texts {
  const { meta, "commercial-conditions": conditions, navbar, footer, consent, ending } = typeset;
  const shared = sharedTexts({ navbar, footer, consent, ending }, siteWords(lang, writer));
  const ownersPages = Object.entries(typeset)
    .filter(([name]) => name.startsWith("own-"))
    .map(([name, file]) => ({ name, ...ownHead.parse(file) }));
  const labels = Object.fromEntries(ownersPages.map(({ name, menu }) => [name, menu]));
  const heads = ownersPages.map(({ name, title, description }) => [
    name,
    { title: `${title} – ${facts.villa.name}`, description, keywords: title },
  ]);
  const { url_amenitiz: address } = navbar;
  // nothing speaks of an engine that is not shown, whatever its address
  const engine = facts.booking.show === "none" ? null : address && undatedAddress(address);
  return {
    meta: { ...meta, ...Object.fromEntries(heads) },
    conditions,
    shared: {
      ...shared,
      navbar: { ...navbar, url_amenitiz: engine, ...labels },
      footer: { ...footer, ...labels },
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

/** The texts of a page that the house shows. */
export function pageText<Text>(
  { typeset }: Pick<Source, "typeset">,
  { name }: PageWithText<Text>,
  lang: Lang,
): Text {
  // what its shape has made of them
  return typeset[lang][name] as Text;
}

type Shown = Pick<Source, "typeset"> & { pages: readonly { name: PageName }[] };

export function textIfShown<Text>(
  content: Shown,
  page: PageWithText<Text>,
  lang: Lang,
): Text | undefined {
  const isShown = content.pages.some(({ name }) => name === page.name);
  return isShown ? pageText(content, page, lang) : undefined;
}
