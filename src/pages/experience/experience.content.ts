import { z } from "zod";
import {
  skylineFaults,
  skylineSlots,
  withPictures,
} from "../../components/ground/skyline.content.ts";
import { roadOf, roadStops } from "../../components/road/road.content.ts";
import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { contattiText } from "../contatti/contatti-text.content.ts";
import { monthsCss, yearOf, yearText } from "./months.content.ts";

function text(kinds: TextKinds) {
  const { text, display, prose } = kinds;
  const hour = <Id extends string>(id: Id) => z.strictObject({ id: z.literal(id), title: display });
  return z.strictObject({
    title: display,
    heading: display,
    // `null` leaves a section out
    hours: z.tuple([hour("morning"), hour("kitchen"), hour("heat"), hour("evening")]).nullable(),
    paragraphs: z.tuple([prose(), prose(), prose(), prose()]).nullable(),
    onRequest: z
      .strictObject({
        title: display,
        intro: display,
        items: z
          .array(z.strictObject({ id: text, title: display, text: prose() }))
          .min(1)
          .max(16),
        note: prose(),
      })
      .nullable(),
    dintorni: z
      .strictObject({
        title: display,
        intro: prose(),
        items: z
          .array(z.strictObject({ id: text, title: display, distance: text, text: prose() }))
          .max(16),
        contactsText: display,
        contactsLink: text,
      })
      .nullable(),
    whenToCome: yearText(kinds).nullable(),
  });
}

export const content = definePage({
  name: "experience",
  text,
  photos: {
    hero: "hero",
    between: "photo",
    ending: "wide",
  },
  photosByKey: ({ surroundings }) => ({
    ...skylineSlots("request"),
    ...Object.fromEntries(surroundings.map(({ key }) => [key, "photo?"] as const)),
  }),
  photoSets: ({ photoSets }) =>
    photoSets.flatMap(({ name }) => (name === "experience" ? name : [])),
  preview: "hero",
  css: ({ facts }) => monthsCss(facts),
  faults: ({ facts, text, slots, file }) => [
    ...differingEntries("surroundings", facts, { file, entries: text.dintorni?.items }),
    ...skylineFaults(text.onRequest?.items, "request", { page: "experience", slots }),
  ],
  warnings: ({ facts, text, file }) =>
    facts.surroundings.flatMap(({ minutes }, index) =>
      missingValues(
        { file, path: ["dintorni", "items", index, "distance"] },
        text.dintorni?.items[index]?.distance ?? String(minutes),
        [String(minutes)],
      ),
    ),
  data: (page) => {
    const { text, photos, photosByKey, setOf, textOf, facts, roadAndMap } = page;
    const { title, heading, hours, paragraphs, onRequest, dintorni, whenToCome } = text;
    const contacts = textOf({ name: "contatti", text: contattiText });
    const places = dintorni?.items ?? [];
    const stops = roadStops(facts, roadAndMap.road, { ...contacts, places });
    const hasCarousel = facts.photoSets.some(({ name }) => name === "experience");
    return {
      title,
      heading,
      photos,
      hours:
        hours && paragraphs && hours.map((hour, index) => ({ ...hour, text: paragraphs[index] })),
      set: hasCarousel ? setOf("experience", title) : undefined,
      onRequest: onRequest && {
        ...onRequest,
        items: withPictures(onRequest.items, "request", page),
      },
      dintorni:
        dintorni && places.length > 0
          ? {
              ...dintorni,
              items: places.map((place) => ({
                ...place,
                photo: photosByKey[place.id],
                drawing: stops.find((stop) => stop.place === place.id)?.drawing,
              })),
            }
          : undefined,
      road: roadOf(stops, "", page),
      whenToCome: whenToCome ? yearOf(page, whenToCome) : undefined,
    };
  },
});

export type ExperienceData = DataOf<typeof content>;
