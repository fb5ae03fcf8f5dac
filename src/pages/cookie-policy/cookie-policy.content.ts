import { z } from "zod";
import { legalHeader, type TextSection } from "../../components/long-read/long-read.content.ts";
import { missingValues } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { httpsAddress } from "../../site/content/formats.ts";
import type { RichText, TextKinds } from "../../site/content/text-kinds.ts";

function text(kinds: TextKinds) {
  const { text, display, markdown, markdownLine } = kinds;
  return z.strictObject({
    ...legalHeader(kinds),
    sections: z.array(z.strictObject({ id: text, heading: display, body: markdown })).min(1),
    browsers: z.strictObject({
      heading: display,
      intro: markdown,
      items: z.array(z.strictObject({ id: text, name: text, href: httpsAddress })).length(6),
      note: markdown,
    }),
    rights: z.strictObject({
      heading: display,
      intro: markdown,
      items: z.array(z.strictObject({ id: text, title: text, text: markdownLine })).length(7),
      note: markdown,
    }),
    controller: z.strictObject({ heading: display, body: markdown }),
  });
}

export const content = definePage({
  name: "cookie-policy",
  text,
  warnings: ({ facts: { villa, contact }, text, file }) =>
    missingValues(
      { file, path: ["controller", "body"] },
      text.controller.body,
      [villa.legalName, contact.phone, contact.email],
      "law-owner",
    ),
  data: ({ text: { sections, browsers, rights, controller, ...text }, shared: { consent } }) => {
    const pages = browsers.items.map(({ name, href }): RichText => {
      return [{ tag: "a", href, newTab: true, children: [name] }];
    });
    const named = rights.items.map(({ title, text }): RichText => {
      return [{ tag: "strong", children: [title] }, ": ", ...text];
    });
    const noted = (
      { heading, intro, note }: Record<"intro" | "note", RichText> & { heading: string },
      items: RichText[],
    ) => ({ heading, body: intro, lists: [{ items }], notes: [note] });
    const all: TextSection[] = [
      ...sections,
      { id: "browsers", ...noted(browsers, pages) },
      { id: "rights", ...noted(rights, named) },
      { id: "controller", ...controller },
    ];
    if (!consent) return { ...text, sections: all, table: undefined };
    const { cookies, columns, essential, statistical } = consent.modal;
    const titles = { essential: essential.title, statistical: statistical.title };
    return { ...text, sections: all, table: { cookies, columns, titles } };
  },
});

export type CookiePolicyData = DataOf<typeof content>;
