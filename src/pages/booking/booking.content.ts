import { stayFormData } from "../../components/stay-form/stay-form.content.ts";
import { contactOf } from "../../site/content/contact.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { problem } from "../../site/content/problem.ts";
import { content as home } from "../home/home.content.ts";
import { askData } from "./ask/ask.content.ts";
import { bookingPhotos, bookingText } from "./booking-text.content.ts";
import { seasonFaults } from "./seasons/season-faults.content.ts";
import { seasonsData } from "./seasons/seasons.content.ts";
import { stayMessages } from "./stay-texts.content.ts";

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
