import { z } from "zod";
import { stayFormData, stayTexts } from "../../components/stay-form/stay-form.content.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function text(kinds: TextKinds) {
  const { text, display } = kinds;
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
    stay: stayTexts(kinds),
    /** `null` leaves the section out. */
    glance: z
      .strictObject({
        title: text,
        items: z
          .array(z.strictObject({ id: text, value: text, label: display }))
          .min(1)
          .max(8),
      })
      .nullable(),
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
    ending: "wide",
  },
  optionalPhotos: { view: "wide" },
  preview: "hero1",
  data: ({ text: { stay, bookingLink, ...text }, photos, facts, shared }) => ({
    text,
    photos,
    stay: stayFormData({ stay, bookingLink }, facts, shared),
  }),
});

export type HomeData = DataOf<typeof content>;
