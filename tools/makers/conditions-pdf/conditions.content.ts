import { z } from "zod";
import { missingValues } from "../../../src/site/content/compare-with-facts.ts";
import type { Facts } from "../../../src/site/content/facts.ts";
import type { TextKinds, TypesetText } from "../../../src/site/content/text-kinds.ts";

/** The shape of `content/<lang>/commercial-conditions.json`, from which the PDF is made. */
export function conditionsShape({ text, markdown }: TextKinds) {
  return z.strictObject({
    title: text,
    subtitle: text,
    updated: text,
    intro: markdown,
    sections: z.array(z.strictObject({ id: text, heading: text, body: markdown })).min(1),
    approvalHeading: text,
    approval: markdown,
    signature: z.strictObject({ place: text, guest: text, management: text }),
    contact: markdown,
    pageLabel: text,
  });
}

export type ConditionsTexts = TypesetText<typeof conditionsShape>;

const namesOwner = z.object({ intro: z.string(), contact: z.string() });

/**
 * Where the conditions name somebody else than the facts.
 * @param written the checked file, in which Markdown is still Markdown
 */
export function conditionsWarnings(
  { villa, contact }: Facts,
  written: unknown,
  file: string,
): string[] {
  const text = namesOwner.parse(written);
  const { legalName, vat, cin, regionalCode } = villa;
  return [
    ...missingValues(file, "intro", text.intro, legalName, vat, cin, regionalCode),
    ...missingValues(file, "contact", text.contact, contact.phone, contact.email),
  ];
}
