import { z } from "zod";
import { legalHeader } from "../../components/long-read/long-read.content.ts";
import { missingValues } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function listLengthFaults(
  file: string,
  sections: { lists: { items: string[] }[] }[],
  section: number,
  list: number,
  length: number,
): string[] {
  const found = sections[section]?.lists[list]?.items.length ?? 0;
  if (found === length) return [];
  return [
    `${file}: "sections[${section}].lists[${list}].items" has ${found} entries; the law text needs ${length}`,
  ];
}

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
  faults: ({ text: { sections }, file }) => [
    // rights of the visitor; items of analytics; items of booking data
    ...listLengthFaults(file, sections, 2, 0, 7),
    ...listLengthFaults(file, sections, 3, 0, 5),
    ...listLengthFaults(file, sections, 3, 1, 6),
  ],
  warnings: ({ facts: { villa, contact }, text, file }) =>
    missingValues(
      file,
      "sections[0].body",
      text.sections[0]?.body,
      villa.legalName,
      villa.vat ?? "",
      contact.phone,
      contact.email,
    ),
  data: ({ text }) => ({ text }),
});

export type PrivacyPolicyData = DataOf<typeof content>;
