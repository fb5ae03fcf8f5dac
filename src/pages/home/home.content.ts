import { z } from "zod";
import { guestWords } from "../../components/guest-words/guest-words.content.ts";
import { houseNotices } from "../../components/house-notice/house-notice.content.ts";
import { stayFormData, stayTexts } from "../../components/stay-form/stay-form.content.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { priceSentence } from "../../site/content/prices.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function text(kinds: TextKinds) {
  const { text, template, display } = kinds;
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
    /** Left out by a house without seasons. */
    fromPrice: template("apartment", "house"),
    stay: stayTexts(kinds),
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
    hero: "wide",
    villa: "photo",
    interior: "photo",
    experience: "photo",
    ending: "wide",
  },
  preview: "hero",
  data: ({ text: { stay, bookingLink, fromPrice, ...text }, photos, ...source }) => ({
    text,
    photos,
    notices: houseNotices(source),
    words: guestWords(source, 3),
    stay: stayFormData({ stay, bookingLink }, source.facts, source.shared),
    /** In lines of which each but the first begins with a price. */
    fromPrice: priceSentence(fromPrice, source.facts, source.shared.units)?.split(/(?<=,) /),
  }),
});

export type HomeData = DataOf<typeof content>;
