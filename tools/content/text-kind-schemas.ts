import { z } from "zod";
import { emptyText, type TextKinds } from "../../src/site/content/text-kinds.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { markdownFaults, renderMarkdown, renderMarkdownLine } from "./markdown.ts";
import { tieShortWords } from "./typography.ts";

/**
 * Schemas of the kinds of text in a language: they reject empty texts and unsupported Markdown, and
 * transform the others into what a page renders.
 * @param pages the pages that internal links may lead to
 */
export function textKinds(lang: Lang, pages: Page[]): TextKinds {
  const text = z.string().regex(/\S/, emptyText);
  const checked = text.superRefine((value, context) => {
    for (const message of markdownFaults(value, pages)) {
      context.addIssue({ code: "custom", message });
    }
  });
  return {
    text,
    display: text.transform(tieShortWords),
    markdown: checked.transform((markdown) => renderMarkdown(markdown, lang)),
    markdownLine: checked.transform((markdown) => renderMarkdownLine(markdown, lang)),
  };
}
