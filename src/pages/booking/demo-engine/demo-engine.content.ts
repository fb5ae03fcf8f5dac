import { stayFormData } from "../../../components/stay-form/stay-form.content.ts";
import { counted, fillTemplate, formatMoney } from "../../../modules/message-format.ts";
import { type DataOf, definePage } from "../../../site/content/define-page.ts";
import { lowestPrices } from "../../../site/content/prices.ts";
import { capital } from "../../../site/stay/calendar-words.ts";
import { content as home } from "../../home/home.content.ts";
import { bookingPhotos, bookingText } from "../booking.content.ts";

/** A document of its own. It shows what follows from the facts, as a real one from its settings. */
export const demoEngine = definePage({
  name: "booking",
  text: bookingText,
  ...bookingPhotos,
  data: ({ facts, text: { demo }, photos, photosByKey, shared, textOf }) => {
    if (!demo) throw new Error("The demo engine has no texts");
    const { locale, formats } = shared.units;
    const { house, homes, calendar, currency } = stayFormData(textOf(home), facts, shared);
    // one apartment is the house
    const apartments = house.homes.length > 1 ? house.homes : [];
    const offers = [{ key: "house", guests: house.guests }, ...apartments].flatMap((each) => {
      const photo = photosByKey[each.key] ?? (each.key === "house" && photos.hero);
      if (!photo) return [];
      const lowest = lowestPrices(facts)?.[each.key];
      const price = lowest !== undefined && formatMoney(lowest, currency, locale);
      const capacity = counted(formats.guests, each.guests, locale);
      return {
        ...each,
        name: capital(homes[each.key] ?? each.key, locale),
        photo,
        upTo: fillTemplate(demo.upTo, { capacity }, locale),
        lowest: lowest ?? 0,
        from: price ? fillTemplate(formats.fromPrice, { price }) : "",
      };
    });
    return {
      /** For the script. */
      script: {
        query: facts.bookingEngineQuery,
        house,
        calendar,
        forms: { locale, currency, nights: formats.nights, guests: formats.guests },
        homes,
        texts: { stay: demo.stay, refused: demo.refused, upTo: demo.upTo },
        offers: shared.offers,
        terms: facts.stay,
      },
      title: `${demo.pageTitle} | ${facts.villa.name}`,
      text: demo,
      words: shared.offers,
      pets: shared.fees.pets,
      offers: offers.sort((one, other) => one.lowest - other.lowest),
      terms: [demo.included, shared.fees.cleaning, demo.terms].filter(Boolean).join(" "),
    };
  },
});

export type DemoEngineData = DataOf<typeof demoEngine>;
