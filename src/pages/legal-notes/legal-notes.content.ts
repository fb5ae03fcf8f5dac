import { z } from "zod";
import { legalHeader } from "../../components/long-read/long-read.content.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function text(kinds: TextKinds) {
  const { text, display, markdown } = kinds;
  return z.strictObject({
    ...legalHeader(kinds),
    sections: z.array(z.strictObject({ id: text, heading: display, body: markdown })).min(1),
  });
}

export const content = definePage({
  name: "legal-notes",
  text,
  data: ({ text }) => ({ text }),
});

export type LegalNotesData = DataOf<typeof content>;
