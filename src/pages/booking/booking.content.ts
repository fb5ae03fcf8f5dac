import { z } from "zod";
import { framePolicy } from "../../components/frame/frame-policy.ts";
import { guestWords } from "../../components/guest-words/guest-words.content.ts";
import { houseNotices } from "../../components/house-notice/house-notice.content.ts";
import { stayFormData } from "../../components/stay-form/stay-form.content.ts";
import { fillTemplate } from "../../modules/message-format.ts";
import { engineRow } from "../../site/content/booking-engine.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { feeSentences, fromPricePerNight, priceSentence } from "../../site/content/prices.ts";
import { problemIf } from "../../site/content/problem.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { content as home } from "../home/home.content.ts";
import { askData, askText } from "./ask/ask.content.ts";
import { seasonFaults } from "./seasons/season-faults.content.ts";
import { seasonsData, seasonsText } from "./seasons/seasons.content.ts";

export function bookingText(kinds: TextKinds) {
  const { text, display, template } = kinds;
  return z.strictObject({
    title: display,
    invitation: z.strictObject({ lead: display }),
    fromPrice: template("apartment", "house"),
    stay: stayText(kinds),
    /** `null` leaves the section out. */
    disclaimers: z.tuple([text, text, text]).nullable(),
    frameTitle: text,
    loading: text,
    fallback: z.strictObject({ text, link: text, phone: text, email: text }),
    codes: text,
    seasons: seasonsText(kinds),
    enquiry: askText(kinds),
    demo: demoText(kinds).nullable(),
  });
}

function stayText({ text, template }: TextKinds) {
  return z.strictObject({
    summary: template("nights", "from", "to", "party"),
    engineOpen: text,
    engineSame: text,
    engineNone: text,
    errors: z.strictObject({
      arrivalMissing: text,
      arrivalIncomplete: text,
      departureMissing: text,
      departureIncomplete: text,
      notADate: text,
      order: text,
      guests: text,
    }),
  });
}

function demoText({ text, display, template }: TextKinds) {
  return z.strictObject({
    pageTitle: text,
    stay: template("nights", "range", "party"),
    noDates: text,
    refused: template("reason"),
    upTo: template("capacity"),
    perNight: text,
    choose: text,
    included: text,
    terms: display,
    note: text,
  });
}

type Engine = { address: string | null; takesStay: boolean; show: Facts["booking"]["show"] };

/** What is said of the engine after a press: a link shows no prices. */
export function engineSentence(
  { engineOpen, engineSame, engineNone }: TypesetText<typeof stayText>,
  { address, takesStay, show }: Engine,
): string | undefined {
  if (!address) return engineNone;
  if (!takesStay) return engineSame;
  return show === "frame" ? engineOpen : undefined;
}

export const bookingPhotos = {
  photos: { hero: "photo" },
  photosByKey: ({ apartments }: Pick<Facts, "apartments">) =>
    Object.fromEntries(
      ["house", ...apartments.map(({ key }) => key)].map((key) => [key, "photo?"] as const),
    ),
} as const;

export const content = definePage({
  name: "booking",
  text: bookingText,
  ...bookingPhotos,
  faults: ({ facts, text, slots }) => [
    ...seasonFaults(facts.seasons, text.seasons.names),
    ...facts.apartments.flatMap(({ key }) => {
      const isMissing = Boolean(text.demo) && !slots[key];
      return problemIf(isMissing, "missing", "photos/slots.json", ["booking", key]);
    }),
  ],
  data: (page) => {
    const { text, facts, shared, photos } = page;
    const { units, navbar } = shared;
    const { stay, seasons, enquiry, demo: _, ...own } = text;
    const { show } = facts.booking;
    const address = navbar.url_amenitiz;
    const engineQuery = engineRow(address, facts.bookingEngineQuery);
    const takesStay = engineQuery !== undefined;
    const form = stayFormData(page.textOf(home), facts, shared);
    const homePrices = form.choices.flatMap(({ key }) => {
      const sentence = fillTemplate(form.calendar.home.fromPrice, { home: form.homes[key] ?? key });
      const price = fromPricePerNight(facts, units, key, sentence);
      return price ? [[key, price] as const] : [];
    });
    return {
      text: {
        ...own,
        /** In lines of which each but the first begins with a price. */
        fromPrice: priceSentence(text.fromPrice, facts, units)?.split(/(?<=,) /),
      },
      stay: form,
      /** "From €250 a night for Golden Valley." By the keys of the homes that can be chosen. */
      homePrices: Object.fromEntries(homePrices),
      notices: houseNotices(page),
      words: guestWords(page, 3),
      show,
      messages: {
        summary: stay.summary,
        engine: engineSentence(stay, { address, takesStay, show }),
        errors: { ...stay.errors },
        isDemo: address?.startsWith("/demo/") ?? false,
      },
      framePolicy: framePolicy("booking", address ?? "/", facts.villa.siteUrl),
      engineQuery,
      minimumAge: facts.stay.minimumAge,
      seasons: seasonsData(page, seasons),
      // where there is no table of prices that says it
      ask: askData(
        page,
        facts.seasons
          ? enquiry
          : { ...enquiry, text: [enquiry.text, ...feeSentences(shared.fees)].join(" ") },
        stay.summary,
      ),
      photos,
      drawings: page.drawingsOf(["house-by-night", "door-with-height-mark", "table-and-gate"]),
    };
  },
  css: ({ facts }) =>
    facts.booking.frameHeight
      .map(([width, height]) => `@media (min-width:${width}px){#calendar{--room:${height}px}}`)
      .join(""),
});

export type BookingData = DataOf<typeof content>;
