import { z } from "zod";
import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { missingEntries, withPictures } from "./on-request.content.ts";
import { roadLineCss } from "./road-line.content.ts";

function text({ text, display }: TextKinds) {
  return z.strictObject({
    title: display,
    heading: display,
    paragraphs: z.tuple([text, text, text, text]),
    onRequest: z.strictObject({
      title: display,
      intro: display,
      items: z.array(z.strictObject({ id: text, title: display, text })).length(8),
      note: text,
    }),
    dintorni: z.strictObject({
      title: display,
      intro: text,
      items: z
        .array(z.strictObject({ id: text, title: display, short: text, distance: text, text }))
        .length(5),
      contactsText: display,
      contactsLink: text,
    }),
  });
}

export const content = definePage({
  name: "experience",
  text,
  photos: {
    hero: "hero",
    between: "photo",
    request1: "photo",
    request2: "photo",
    request3: "photo",
    request4: "photo",
    ostuni: "photo",
    itriaValley: "photo",
    twoSeas: "photo",
    ending: "wide",
  },
  sets: ["experience"],
  drawings: ["gnomon-morning", "gnomon-forenoon", "gnomon-afternoon", "gnomon-evening"],
  preview: "hero",
  css: ({ surroundings }) => roadLineCss(surroundings),
  faults: ({ facts, text, file }) => [
    ...differingEntries(
      ["surroundings", facts.surroundings.map(({ key }) => key)],
      [file, "dintorni.items", text.dintorni.items.map(({ id }) => id)],
    ),
    ...missingEntries(
      file,
      text.onRequest.items.map(({ id }) => id),
    ),
  ],
  warnings: ({ facts, text, file }) =>
    facts.surroundings.flatMap(({ minutes }, index) =>
      missingValues(
        file,
        `dintorni.items[${index}].distance`,
        text.dintorni.items[index]?.distance,
        String(minutes),
      ),
    ),
  data: ({ text: { onRequest, ...text }, photos, sets, drawings, facts, isWideWord }) => ({
    text,
    photos: { hero: photos.hero, between: photos.between, ending: photos.ending },
    onRequest: {
      ...onRequest,
      items: withPictures(onRequest.items, photos),
    },
    sets,
    drawings,
    surroundings: facts.surroundings,
    wide: isWideWord(text.title),
  }),
});

export type ExperienceData = DataOf<typeof content>;
