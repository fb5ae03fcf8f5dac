import { z } from "zod";
import {
  skylineFaults,
  skylineSlots,
  withPictures,
} from "../../components/ground/skyline.content.ts";
import { guestWords } from "../../components/guest-words/guest-words.content.ts";
import { differingEntries } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { feeSentences } from "../../site/content/prices.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { capital } from "../../site/stay/calendar-words.ts";

function text({ text, display, prose }: TextKinds) {
  return z.strictObject({
    title: display,
    jumbotrons: z.tuple([display, display]),
    descriptions: z.tuple([prose(), prose(), prose()]),
    // `null` leaves a section out
    space: z
      .strictObject({
        title: display,
        lines: z.array(z.strictObject({ id: text, text: display })).min(1),
        info: display,
      })
      .nullable(),
    hosts: z
      .strictObject({
        title: display,
        gate: text,
        gateText: text,
        phone: text,
        phoneText: text,
        languages: text,
        languagesText: text,
      })
      .nullable(),
    services: z
      .strictObject({
        title: display,
        intro: display,
        onRequestLabel: text,
        items: z.array(z.strictObject({ id: text, title: display, text: prose() })).min(1),
      })
      .nullable(),
    goodToKnow: z
      .strictObject({
        title: display,
        intro: display,
        items: z
          .array(z.strictObject({ id: text, title: display, answer: prose(), text: prose() }))
          .min(1),
        link: text,
      })
      .nullable(),
  });
}

export const content = definePage({
  name: "about",
  text,
  photos: {
    portrait: "wide",
    pair1: "hero",
    pair2: "photo",
    ending: "wide",
    tower: "photo?",
    hosts: "photo?",
  },
  photosByKey: () => skylineSlots("service"),
  preview: "portrait",
  schemaType: "AboutPage",
  faults: ({ facts, text: { services }, slots, file }) => [
    ...differingEntries("services", facts, { file, entries: services?.items }),
    ...skylineFaults(services?.items, "service", { page: "about", slots }),
  ],
  data: ({ text: { services, hosts, ...text }, photos, ...source }) => {
    const { facts, shared } = source;
    const { locale } = shared.units;
    const { names = [], languages = [] } = facts.hosts ?? {};
    return {
      text: { ...text, goodToKnow: withFees(text.goodToKnow, shared.fees) },
      words: guestWords(source),
      hosts: hosts && {
        title: hosts.title,
        rows: [
          { term: hosts.gate, text: withNames(hosts.gateText, names, locale) },
          { term: hosts.phone, text: hosts.phoneText },
          { term: hosts.languages, text: languageNames(languages, locale) || hosts.languagesText },
        ],
      },
      photos,
      services: services && {
        ...services,
        items: undefined,
        lists: inTwoLists(withPictures(services.items, "service", source), facts),
      },
    };
  },
});

export type AboutData = DataOf<typeof content>;
export type ServicesData = NonNullable<AboutData["services"]>;

function withNames(sentence: string, names: string[], locale: string): string {
  if (names.length === 0) return sentence;
  const rest = sentence.charAt(0).toLocaleLowerCase(locale) + sentence.slice(1);
  return `${new Intl.ListFormat(locale).format(names)}, ${rest}`;
}

function languageNames(tags: string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const [first = "", ...others] = tags.map((tag) => names.of(tag) ?? tag);
  return [capital(first, locale), ...others].join(", ");
}

/** In the order of the facts, of which the texts have the same keys. */
function inTwoLists<Row extends { id: string }>(
  rows: Row[],
  { services }: Pick<Facts, "services">,
) {
  const all = rows.map((row, index) => ({
    ...row,
    onRequest: services[index]?.onRequest ?? false,
  }));
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)].filter(({ length }) => length > 0);
}

type Questions = TypesetText<typeof text>["goodToKnow"];

/** After the other answers, if there is anything to pay besides the nights. */
function withFees(questions: Questions, fees: SharedTexts["fees"]): Questions {
  const sentences = feeSentences(fees);
  if (!questions || sentences.length === 0) return questions;
  const { title, answer } = fees;
  const item = { id: "fees", title, answer, text: sentences.join(" ") };
  return { ...questions, items: [...questions.items, item] };
}
