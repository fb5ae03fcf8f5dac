import { z } from "zod";
import { emptyText, type TextKinds } from "../../src/site/content/text-kinds.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { markdownFaults, renderMarkdown, renderMarkdownLine } from "./markdown.ts";
import { tieShortWords } from "./typography.ts";

/**
 * How the texts of a language are read: what is empty, or what Markdown cannot show, is refused,
 * and the rest becomes what a page draws.
 * @param pages the site map that internal links must lead to
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
