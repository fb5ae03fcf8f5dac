import { z } from "zod";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
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

/** Facts of an apartment with the words for them in both languages. */
const features: {
  name: string;
  isThere(apartment: Facts["apartments"][number]): boolean;
  words: RegExp;
}[] = [
  {
    name: "the ground floor",
    isThere: ({ floor }) => floor === 0,
    words: /ground floor|piano terra\b/i,
  },
  {
    name: "the first floor",
    isThere: ({ floor }) => floor === 1,
    words: /first floor|primo piano/i,
  },
  { name: "its kitchen", isThere: ({ kitchen }) => kitchen, words: /kitchen|cucina/i },
  { name: "its sauna", isThere: ({ sauna }) => sauna, words: /sauna/i },
  { name: "its veranda", isThere: ({ veranda }) => veranda, words: /veranda/i },
  { name: "its terrace", isThere: ({ sharedTerrace }) => sharedTerrace, words: /terra[cz]/i },
];

export const content = definePage({
  name: "interni",
  text,
  photos: {
    hero: "hero",
    apartment3: "photo",
    apartment1: "photo",
    apartment2: "photo",
    ending: "wide",
  },
  sets: ["apartment-3", "apartment-1", "apartment-2"],
  preview: "hero",
  warnings: ({ facts, text, file }) =>
    facts.apartments.flatMap((apartment) => {
      const written = text.apartments[apartment.key];
      const said = `${written.features.join(" ")} ${written.floor}`;
      return features
        .filter(({ isThere, words }) => isThere(apartment) && !words.test(said))
        .map(
          ({ name }) =>
            `${file}: "apartments.${apartment.key}" does not mention ${name}, as content/facts.json does; correct one of them`,
        );
    }),
  data: ({ text, photos, sets, isWideWord }) => ({
    text,
    photos,
    sets,
    wide: isWideWord(text.title),
  }),
});

export type InterniData = DataOf<typeof content>;
