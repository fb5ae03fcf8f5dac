import { z } from "zod";
import { differingEntries } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function text({ text, display }: TextKinds) {
  return z.strictObject({
    title: display,
    jumbotrons: z.tuple([display, display]),
    descriptions: z.tuple([text, text, text]),
    space: z.strictObject({
      title: display,
      lines: z.array(z.strictObject({ id: text, text: display })).length(6),
      info: display,
    }),
    services: z.strictObject({
      title: display,
      intro: display,
      onRequestLabel: text,
      items: z.array(z.strictObject({ id: text, title: display, text })).length(15),
    }),
  });
}

export const content = definePage({
  name: "about",
  text,
  photos: { portrait: "hero", pair1: "photo", pair2: "photo" },
  preview: "portrait",
  schemaType: "AboutPage",
  faults: ({ facts, text, file }) =>
    differingEntries(
      ["services", facts.services.map(({ key }) => key)],
      [file, "services.items", text.services.items.map(({ id }) => id)],
    ),
  data: ({ text, photos, facts }) => ({ text, photos, services: facts.services }),
});

export type AboutData = DataOf<typeof content>;
