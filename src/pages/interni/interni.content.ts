import { z } from "zod";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function text({ text, display }: TextKinds) {
  const apartment = z.strictObject({
    name: display,
    floor: display,
    tagline: display,
    paragraphs: z.array(text).min(1),
    features: z.array(text).min(1),
  });
  return z.strictObject({
    title: display,
    lead: display,
    intro: text,
    featuresTitle: display,
    apartments: z.strictObject({
      apartment3: apartment,
      apartment1: apartment,
      apartment2: apartment,
    }),
    bookingLink: text,
  });
}

export const content = definePage({
  name: "interni",
  text,
  photos: { hero: "hero", apartment3: "photo", apartment1: "photo", apartment2: "photo" },
  sets: ["apartment-3", "apartment-1", "apartment-2"],
  preview: "hero",
  data: ({ text, photos, sets, isWideWord }) => ({
    text,
    photos,
    sets,
    wide: isWideWord(text.title),
  }),
});

export type InterniData = DataOf<typeof content>;
