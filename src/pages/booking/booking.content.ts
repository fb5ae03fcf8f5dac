import { stayFormData } from "../../components/stay-form/stay-form.content.ts";
import { fillTemplate, formatCount } from "../../modules/message-format/message-format.ts";
import { contactOf } from "../../site/content/contact.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { content as home } from "../home/home.content.ts";
import { askData } from "./ask/ask.content.ts";
import { bookingPhotos, bookingText } from "./booking-text.content.ts";
import { seasonFaults } from "./seasons/season-faults.content.ts";
import { seasonsData } from "./seasons/seasons.content.ts";
import { stayMessages } from "./stay-texts.content.ts";

export const content = definePage({
  name: "booking",
  text: bookingText,
  photos: bookingPhotos,
  drawings: ["rising-moon", "house-by-night", "door-with-height-mark", "table-and-gate"],
  faults: ({ facts, text, file }) => seasonFaults(facts.seasons, text.seasons.names, file),
  data: ({ lang, text, facts, shared: { units }, photos, drawings, textOf }) => {
    const { seasons, ask } = text.jump;
    return {
      text: {
        title: text.title,
        invitation: {
          lead: text.invitation.lead,
          glance: houseInOneLine(text.invitation.glance, facts, units),
        },
        jump: { ask, ...(facts.seasons && { seasons }) },
        disclaimers: text.disclaimers,
        frameTitle: text.frameTitle,
        loading: text.loading,
        fallback: text.fallback,
        codes: text.codes,
      },
      stay: stayFormData(textOf(home), facts),
      messages: stayMessages({ facts, text: text.stay, units }),
      engineQuery: facts.bookingEngineQuery,
      minimumAge: facts.stay.minimumAge,
      contact: contactOf(facts),
      seasons: seasonsData({ facts, text: text.seasons, units }),
      ask: askData({ lang, facts, text: text.enquiry, summary: text.stay.summary }),
      photos: { hero: photos.hero },
      drawings,
    };
  },
});

export type BookingData = DataOf<typeof content>;

/** "10 guests, 6 bedrooms, …": the template with its facts as counts, which break nowhere. */
function houseInOneLine(
  template: string,
  { capacity, apartments, pool, airports }: Facts,
  { locale, formats }: SharedTexts["units"],
): string {
  const line = fillTemplate(template, {
    guests: formatCount(formats.guests, capacity.guests, locale),
    bedrooms: formatCount(formats.bedrooms, capacity.bedrooms, locale),
    apartments: formatCount(formats.apartments, apartments.length, locale),
    pool: fillTemplate(formats.poolSize, { length: pool.lengthMetres, width: pool.widthMetres }),
    minutes: airports[0]?.minutes ?? 0,
  });
  // a number and what it counts, and the two measures of the pool
  return line.replace(/(?<=\d) (?=[\p{L}×])|(?<=×) (?=\d)/gu, "\u00a0");
}
