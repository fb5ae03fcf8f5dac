import { nonEmptyText, type TextKinds } from "../../src/site/content/text-kinds.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { braceFaults, withoutEscapes } from "./braces.ts";
import type { FactWriter } from "./fact-writer.ts";
import { markdownFaults, renderMarkdown, renderMarkdownLine } from "./markdown.ts";
import { garbledFaults, plainTextFaults } from "./plain-text.ts";
import { tieShortWords } from "./typography.ts";

/**
 * For schemas that parse only one value: zod would compile each of them first, which takes longer than
 * the parsing.
 */
export const parsedOnce = { jitless: true };

/**
 * Schemas of the kinds of text in a language: they reject empty texts, names in braces that nothing
 * fills and unsupported Markdown, and transform the others into what a page renders.
 * @param pages the pages that internal links may lead to
 * @param writer has filled in the facts; without it names in braces are not checked
 */
export function textKinds(lang: Lang, pages: Page[], writer?: FactWriter): TextKinds {
  const checked = (faultsOf: (value: string) => string[]) =>
    nonEmptyText.superRefine((value, context) => {
      for (const message of faultsOf(value)) context.addIssue({ code: "custom", message });
    });
  const unfilled = (value: string, names: string[]) =>
    writer ? braceFaults(value, names, writer) : [];
  const template = (...names: string[]) =>
    checked((value) => [...unfilled(value, names), ...plainTextFaults(value)]).transform(
      withoutEscapes,
    );
  const text = template();
  const markdown = checked((value) => [
    ...unfilled(value, []),
    ...markdownFaults(value, pages),
    ...garbledFaults(value),
  ]);
  return {
    text,
    template,
    display: text.transform(tieShortWords),
    markdown: markdown.transform((value) => renderMarkdown(withoutEscapes(value), lang)),
    markdownLine: markdown.transform((value) => renderMarkdownLine(withoutEscapes(value), lang)),
  };
}
