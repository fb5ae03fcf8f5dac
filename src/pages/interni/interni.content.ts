import { z } from "zod";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { compareData, compareText } from "./compare.content.ts";
import { apartmentsInOrder, holdsLine } from "./homes.content.ts";
import { houseWidths } from "./houses.content.ts";
import { planFaults, plansData, plansText } from "./plans.content.ts";

function text(kinds: TextKinds) {
  const { text, display } = kinds;
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
    capacity: z.strictObject({ sauna: text, veranda: text, sharedTerrace: text }),
    compare: compareText(kinds),
    plans: plansText(kinds),
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
  css: houseWidths,
  faults: ({ facts, text, file }) => planFaults(facts.plans, text.plans.rooms, file),
  data: ({ lang, facts, text: texts, shared: { units }, photos, sets, plans, isWideWord }) => {
    const { capacity, compare, plans: planTexts, ...text } = texts;
    const { apartments, bookingLink } = text;
    const source = { facts, apartments, units };
    return {
      text,
      photos,
      sets: {
        "apartment-3": sets["apartment-3"](apartments.apartment3.name),
        "apartment-1": sets["apartment-1"](apartments.apartment1.name),
        "apartment-2": sets["apartment-2"](apartments.apartment2.name),
      },
      wide: isWideWord(text.title),
      holds: apartmentsInOrder(facts).map((each) => holdsLine(each, capacity, units)),
      compare: compareData({ ...source, lang, text: compare, bookingLink }),
      plans: plansData({ ...source, text: planTexts, plans }),
    };
  },
});

export type InterniData = DataOf<typeof content>;
