import { z } from "zod";
import { fillTemplate } from "../../src/modules/message-format/message-format.ts";
import { type FactValues, factNames } from "../../src/site/content/fact-values.ts";
import { emptyText, type TextKinds } from "../../src/site/content/text-kinds.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { markdownFaults, renderMarkdown, renderMarkdownLine } from "./markdown.ts";
import { nearest } from "./nearest.ts";
import { tieShortWords } from "./typography.ts";

/**
 * Schemas of the kinds of text in a language: they reject empty texts and unsupported Markdown, and
 * transform the others into what a page renders.
 * @param pages the pages that internal links may lead to
 * @param values what texts say of facts; without them the names of facts stay in the texts
 */
export function textKinds(lang: Lang, pages: Page[], values?: FactValues): TextKinds {
  const text = z.string().regex(/\S/, emptyText);
  const checked = text.superRefine((value, context) => {
    for (const message of markdownFaults(value, pages)) {
      context.addIssue({ code: "custom", message });
    }
  });
  const factText = text.superRefine((value, context) => {
    for (const message of unknownFacts(value)) context.addIssue({ code: "custom", message });
  });
  return {
    text,
    factText: factText.transform((template) =>
      values ? fillTemplate(template, values) : template,
    ),
    display: text.transform(tieShortWords),
    markdown: checked.transform((markdown) => renderMarkdown(markdown, lang)),
    markdownLine: checked.transform((markdown) => renderMarkdownLine(markdown, lang)),
  };
}

/** A message for each name in braces that is no fact, with the nearest one that is. */
function unknownFacts(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !factNames.includes(name))
    .map((name) => `has {${name}}, which is no fact; did you mean {${nearest(name, factNames)}}?`);
}
