import { z } from "zod";
import { missingEntries } from "../../components/skyline/skyline.content.ts";
import {
  differingEntries,
  mentionsMissing,
  missingValues,
} from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { picturedServices, serviceLists } from "./services.content.ts";

function text({ text, display, factText }: TextKinds) {
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
    goodToKnow: z.strictObject({
      title: display,
      intro: display,
      items: z
        .array(z.strictObject({ id: text, title: display, answer: factText, text: factText }))
        .length(10),
      link: text,
    }),
  });
}

export const content = definePage({
  name: "about",
  text,
  photos: {
    portrait: "hero",
    pair1: "photo",
    pair2: "photo",
    service1: "photo",
    service2: "photo",
    service3: "photo",
    service4: "photo",
    ending: "wide",
  },
  preview: "portrait",
  schemaType: "AboutPage",
  faults: ({ facts, text, file }) => {
    const ids = text.services.items.map(({ id }) => id);
    return [
      ...differingEntries(
        ["services", facts.services.map(({ key }) => key)],
        [file, "services.items", ids],
      ),
      ...missingEntries(file, "services.items", ids, picturedServices),
    ];
  },
  warnings: ({ facts: { capacity }, text, file }) => {
    const counts: Record<string, number> = {
      guests: capacity.guests,
      bedrooms: capacity.bedrooms,
      kitchens: capacity.kitchens,
      terrace: capacity.largeTerraces,
    };
    const ids = text.space.lines.map(({ id }) => id);
    return [
      ...text.space.lines.flatMap((line, index) => {
        const count = counts[line.id];
        const key = `space.lines[${index}].text`;
        return count === undefined ? [] : missingValues(file, key, line.text, String(count));
      }),
      ...mentionsMissing(file, "space.lines", ids, capacity.coveredPatio ? [] : ["patio"]),
      ...mentionsMissing(
        file,
        "services.items",
        text.services.items.map(({ id }) => id),
        capacity.parkingSpaces > 0 ? [] : ["parking"],
      ),
      ...mentionsMissing(
        file,
        "goodToKnow.items",
        text.goodToKnow.items.map(({ id }) => id),
        capacity.parkingSpaces > 0 ? [] : ["parking"],
      ),
    ];
  },
  data: ({ text: { services, ...text }, photos, facts }) => ({
    text,
    photos: {
      portrait: photos.portrait,
      pair1: photos.pair1,
      pair2: photos.pair2,
      ending: photos.ending,
    },
    services: {
      title: services.title,
      intro: services.intro,
      onRequestLabel: services.onRequestLabel,
      lists: serviceLists(services.items, facts, photos),
    },
  }),
});

export type AboutData = DataOf<typeof content>;
