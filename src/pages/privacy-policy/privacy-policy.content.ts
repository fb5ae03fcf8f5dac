import { z } from "zod";
import { legalHeader } from "../../components/long-read/long-read.content.ts";
import { missingValues } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { problem } from "../../site/content/problem.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

/** How many rights of the visitor the law names. */
const rights = 7;

function text(kinds: TextKinds) {
  const { text, display, markdown, markdownLine } = kinds;
  return z.strictObject({
    ...legalHeader(kinds),
    intro: markdown,
    sections: z
      .array(
        z.strictObject({
          id: text,
          heading: display,
          body: markdown,
          lists: z.array(
            z.strictObject({ id: text, title: display, items: z.array(markdownLine).min(1) }),
          ),
          notes: z.array(markdown),
        }),
      )
      .length(9),
  });
}

export const content = definePage({
  name: "privacy-policy",
  text,
  faults: ({ text: { sections }, file }) =>
    sections.flatMap(({ lists }, section) =>
      lists.flatMap(({ id, items: { length: count } }, list) => {
        if (id !== "rights" || count === rights) return [];
        const path = ["sections", section, "lists", list, "items"];
        return [problem("list-length", file, path, { count, limit: "exactly", bound: rights })];
      }),
    ),
  warnings: ({ facts: { villa, contact }, text, file }) =>
    missingValues(
      { file, path: ["sections", 0, "body"] },
      text.sections[0]?.body,
      [villa.legalName, villa.vat ?? "", contact.phone, contact.email],
      "law-owner",
    ),
  data: ({ text }) => ({ text }),
});

export type PrivacyPolicyData = DataOf<typeof content>;
