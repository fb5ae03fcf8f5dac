import { z } from "zod";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function text({ text, display }: TextKinds) {
  return z.strictObject({
    eyebrow: display,
    welcomeTitle: display,
    description: display,
    headings: z.strictObject({
      villa: z.strictObject({ title: display, teaser: display }),
      interior: z.strictObject({ title: display, teaser: display }),
      experience: z.strictObject({ title: display, teaser: display }),
    }),
    bookingLink: text,
  });
}

export const content = definePage({
  name: "home",
  text,
  photos: {
    hero1: "hero",
    hero2: "photo",
    hero3: "photo",
    villa: "photo",
    interior: "photo",
    experience: "photo",
    narrow: "photo",
    view: "wide",
    ending: "wide",
  },
  preview: "hero1",
  data: ({ text, photos }) => ({ text, photos }),
});

export type HomeData = DataOf<typeof content>;
