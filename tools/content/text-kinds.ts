import { withoutMarks } from "../../src/modules/foreign-words.ts";
import { formats } from "../../src/site/content/formats.ts";
import { type Issue, issue } from "../../src/site/content/problem.ts";
import { nonEmptyText, type TextKinds } from "../../src/site/content/text-kinds.ts";
import type { Lang, Languages } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { braceIssues, withoutEscapes } from "./braces.ts";
import type { FactWriter } from "./fact-writer.ts";
import { markdownIssues, renderArticle, renderMarkdown, renderMarkdownLine } from "./markdown.ts";
import { tieShortWords } from "./typography.ts";

/** For schemas that parse one value: zod would compile each first, which takes longer. */
export const parsedOnce = { jitless: true };

type Source = {
  languages: Languages;
  pages: Page[];
  /** Has filled in the facts; without it names in braces are not checked. */
  writer?: FactWriter | undefined;
};

/** Schemas that check a text and transform it into what a page renders. */
export function textKinds(lang: Lang, { languages, pages, writer }: Source): TextKinds {
  const source = { lang, languages };
  const checked = (issuesOf: (value: string) => Issue[]) =>
    nonEmptyText.superRefine((value, context) => {
      for (const found of issuesOf(value)) context.addIssue(found);
    });
  const unfilled = (value: string, names: string[]) =>
    writer ? braceIssues(value, names, writer) : [];
  const plain = (...names: string[]) =>
    checked((value) => [...unfilled(value, names), ...plainTextIssues(value)]).transform(
      withoutEscapes,
    );
  const template = (...names: string[]) =>
    plain(...names).transform((value) => withoutMarks(value));
  const text = template();
  const rich = (isArticle: boolean) =>
    checked((value) => [
      ...unfilled(value, []),
      ...markdownIssues(value, pages, isArticle),
      ...markIssues(value),
      ...garbledIssues(value),
    ]);
  const markdown = rich(false);
  return {
    text,
    template,
    prose: (...names) => plain(...names).transform((value) => withoutMarks(value, lang)),
    display: text.transform(tieShortWords),
    markdown: markdown.transform((value) => renderMarkdown(withoutEscapes(value), source)),
    markdownLine: markdown.transform((value) => renderMarkdownLine(withoutEscapes(value), source)),
    article: rich(true).transform((value) => renderArticle(withoutEscapes(value), source)),
  };
}

const markdownSign = /\*\*[^*]+\*\*|__[^_]+__|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|^#{1,6} /m;
const html = /<\/?[a-z][^<>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;
/** The characters that result from reading an accented letter or a curly quote in a wrong encoding. */
const garbled = /\uFFFD|Ã[\u0080-\u00BF\u0152-\u2122]|â€[\u0080-\u2122]/;

function plainTextIssues(text: string): Issue[] {
  const [sign] = markdownSign.exec(text) ?? [];
  const [tag] = html.exec(text) ?? [];
  return [
    ...(sign ? [issue("plain-markdown", { found: sign })] : []),
    ...(tag ? [issue("plain-html", { found: tag })] : []),
    ...markIssues(text),
    ...garbledIssues(text),
  ];
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Marks of foreign words that are not closed, empty or of no known language: `[it:carparo]`. */
function markIssues(text: string): Issue[] {
  const marks = text.match(/\[[\p{L}-]+:[^[\]]*\]?/gu) ?? [];
  return marks
    .filter((found) => {
      const [, lang = ""] = /^\[([^:]+):[^\]]*[^\s\]][^\]]*\]$/.exec(found) ?? [];
      return !formats.languageTag.test(lang) || !languageNames.of(lang);
    })
    .map((found) => issue("foreign-mark", { found }));
}

function garbledIssues(text: string): Issue[] {
  const [lost] = garbled.exec(text) ?? [];
  return lost ? [issue("garbled", { found: lost })] : [];
}
