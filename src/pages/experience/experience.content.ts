import { z } from "zod";
import { missingEntries, withPictures } from "../../components/skyline/skyline.content.ts";
import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { hoursOf } from "./hours.content.ts";
import { yearOf } from "./months.content.ts";
import { picturedRequests } from "./on-request.content.ts";
import { roadLineCss } from "./road-line.content.ts";
import { withPhotos } from "./surroundings.content.ts";

function text({ text, display }: TextKinds) {
  const hour = <Id extends string>(id: Id) => z.strictObject({ id: z.literal(id), title: display });
  const season = <Id extends string>(id: Id) =>
    z.strictObject({ id: z.literal(id), title: display, text });
  return z.strictObject({
    title: display,
    heading: display,
    hours: z.tuple([hour("morning"), hour("kitchen"), hour("heat"), hour("evening")]),
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
    whenToCome: z.strictObject({
      title: display,
      intro: text,
      columns: z.strictObject({ air: text, sea: text, light: text, pool: text }),
      degrees: text,
      hours: text,
      poolOpen: text,
      poolClosed: text,
      poolLegend: text,
      months: z.array(text).length(12),
      seasons: z.tuple([season("spring"), season("summer"), season("autumn"), season("winter")]),
      note: text,
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
  preview: "hero",
  css: ({ surroundings }) => roadLineCss(surroundings),
  faults: ({ facts, text, file }) => [
    ...differingEntries(
      ["surroundings", facts.surroundings.map(({ key }) => key)],
      [file, "dintorni.items", text.dintorni.items.map(({ id }) => id)],
    ),
    ...missingEntries(
      file,
      "onRequest.items",
      text.onRequest.items.map(({ id }) => id),
      picturedRequests,
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
  data: ({ text, photos, sets, facts, climate, isWideWord }) => {
    const { title, heading, hours, paragraphs, onRequest, dintorni, whenToCome } = text;
    const { ostuni, itriaValley, twoSeas } = photos;
    return {
      title,
      wide: isWideWord(title),
      heading,
      photos: { hero: photos.hero, between: photos.between, ending: photos.ending },
      hours: hoursOf(hours, paragraphs),
      sets: { experience: sets.experience(title) },
      onRequest: { ...onRequest, items: withPictures(onRequest.items, picturedRequests, photos) },
      dintorni: {
        ...dintorni,
        items: withPhotos(dintorni.items, { ostuni, itriaValley, twoSeas }),
      },
      surroundings: facts.surroundings,
      whenToCome: climate && {
        title: whenToCome.title,
        intro: whenToCome.intro,
        note: whenToCome.note,
        legend: facts.pool.openMonths && whenToCome.poolLegend,
        ...yearOf({ text: whenToCome, climate, facts }),
      },
    };
  },
});

export type ExperienceData = DataOf<typeof content>;
