import { z } from "zod";
import { stayFormData } from "../../components/stay-form/stay-form.content.ts";
import { contactOf } from "../../site/content/contact.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { problem } from "../../site/content/problem.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { content as home } from "../home/home.content.ts";
import { askData, askText } from "./ask/ask.content.ts";
import { seasonFaults } from "./seasons/season-faults.content.ts";
import { seasonsData, seasonsText } from "./seasons/seasons.content.ts";
import { stayMessages, stayText } from "./stay-texts.content.ts";

/** The shape of `content/<lang>/booking.json`. */
export function bookingText(kinds: TextKinds) {
  const { text, display } = kinds;
  return z.strictObject({
    title: display,
    invitation: z.strictObject({ lead: display, glance: display }),
    stay: stayText(kinds),
    jump: z.strictObject({ seasons: text, ask: text }),
    /** `null` leaves the section out. */
    disclaimers: z.tuple([text, text, text]).nullable(),
    frameTitle: text,
    loading: text,
    fallback: z.strictObject({ text, link: text, phone: text, email: text }),
    codes: text,
    seasons: seasonsText(kinds),
    enquiry: askText(kinds),
    /** Of the demo engine; `null` where it is not used. */
    demo: demoText(kinds).nullable(),
  });
}

/** The shape of the demo engine's texts, `demo` of the booking page's file. */
function demoText({ text, template }: TextKinds) {
  return z.strictObject({
    pageTitle: text,
    change: text,
    search: text,
    calendar: text,
    previousMonth: text,
    nextMonth: text,
    legend: z.strictObject({ chosen: text, free: text, arrival: text, taken: text }),
    offersTitle: text,
    offersTitleNoDates: text,
    upTo: template("capacity"),
    perNight: text,
    totalFor: template("price", "nights"),
    choose: text,
    chooseLabel: template("home"),
    add: text,
    addLabel: template("home"),
    included: text,
    terms: text,
    note: text,
  });
}

/** The slots of `booking` in `content/photos/slots.json`; the demo engine shows the homes. */
export const bookingPhotos = {
  photos: { hero: "photo" },
  photosByKey: ({ apartments }: Pick<Facts, "apartments">) =>
    Object.fromEntries(apartments.map(({ key }) => [key, "optional" as const])),
} as const;

export const content = definePage({
  name: "booking",
  text: bookingText,
  ...bookingPhotos,
  drawings: ["rising-moon", "house-by-night", "door-with-height-mark", "table-and-gate"],
  faults: ({ facts, text, slots, file }) => [
    ...seasonFaults(facts.seasons, text.seasons.names, file),
    ...(text.demo
      ? facts.apartments
          .filter(({ key }) => !slots[key])
          .map(({ key }) => problem("missing", "photos/slots.json", ["booking", key]))
      : []),
  ],
  data: ({ lang, href, text, facts, shared: { units, navbar }, photos, drawings, textOf }) => {
    const { seasons, ask } = text.jump;
    return {
      text: {
        title: text.title,
        invitation: {
          lead: text.invitation.lead,
          glance: withTiedFigures(text.invitation.glance),
        },
        jump: { ask, ...(facts.seasons && { seasons }) },
        disclaimers: text.disclaimers,
        frameTitle: text.frameTitle,
        loading: text.loading,
        fallback: text.fallback,
        codes: text.codes,
      },
      stay: stayFormData(textOf(home), facts),
      messages: stayMessages({ facts, text: text.stay, units, engine: navbar.url_amenitiz }),
      engineQuery: facts.bookingEngineQuery,
      minimumAge: facts.stay.minimumAge,
      contact: contactOf(facts),
      seasons: seasonsData({ facts, text: text.seasons, units }),
      ask: askData({
        lang,
        booking: href("booking"),
        facts,
        text: text.enquiry,
        summary: text.stay.summary,
      }),
      photos: { hero: photos.hero },
      drawings,
    };
  },
});

export type BookingData = DataOf<typeof content>;

/** A line in which a number and what it counts, and the two measures of a pool, stand together. */
function withTiedFigures(line: string): string {
  return line.replace(/(?<=\d) (?=[\p{L}×])|(?<=×) (?=\d)/gu, "\u00a0");
}
