import { z } from "zod";
import { legalHeader } from "../../components/long-read/long-read.content.ts";
import { missingValues } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { problem } from "../../site/content/problem.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

/** How many items the law text needs: rights of the visitor, data of analytics, data of bookings. */
const lengths = [
  { section: 2, list: 0, length: 7 },
  { section: 3, list: 0, length: 5 },
  { section: 3, list: 1, length: 6 },
];

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
    lengths.flatMap(({ section, list, length }) => {
      const count = sections[section]?.lists[list]?.items.length ?? 0;
      if (count === length) return [];
      const path = ["sections", section, "lists", list, "items"];
      return [problem("list-length", file, path, { count, limit: "exactly", bound: length })];
    }),
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
