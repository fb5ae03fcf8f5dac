import { stayHouse } from "../../../components/stay-form/stay-form.content.ts";
import { counted, fillTemplate, formatMoney } from "../../../modules/message-format.ts";
import { type DataOf, definePage } from "../../../site/content/define-page.ts";
import { lowestPrices } from "../../../site/content/prices.ts";
import type { Photo } from "../../../site/photo.ts";
import { content as interni } from "../../interni/interni.content.ts";
import { bookingPhotos, bookingText } from "../booking.content.ts";
import type { DemoData } from "./demo-stay.ts";

/** A document of its own. It shows what follows from the facts, as a real one from its settings. */
export const demoEngine = definePage({
  name: "booking",
  text: bookingText,
  ...bookingPhotos,
  data: ({ facts, text, photos, photosByKey, shared, textIfShown }) => {
    const { demo, seasons } = text;
    if (!demo) throw new Error("The demo engine has no texts");
    const { units, stayCalendar } = shared;
    const { locale, formats } = units;
    const apartments = textIfShown(interni)?.apartments ?? {};
    const { currency } = facts.stay;
    const price = (amount: number) => {
      const money = formatMoney(amount, currency, locale);
      return fillTemplate(formats.fromPrice, { price: money });
    };
    const offer = (key: string, name: string, capacity: number, photo: Photo) => {
      const lowest = lowestPrices(facts)?.[key];
      return {
        key,
        name,
        guests: capacity,
        photo,
        upTo: fillTemplate(
          demo.upTo,
          { capacity: counted(formats.guests, capacity, locale) },
          locale,
        ),
        lowest: lowest ?? 0,
        from: lowest === undefined ? "" : price(lowest),
      };
    };
    const { house } = seasons.columns;
    const offers = [
      offer("house", house, facts.capacity.guests, photosByKey.house ?? photos.hero),
      ...facts.apartments.flatMap(({ key, guests }, _, { length }) => {
        const [text, photo] = [apartments[key], photosByKey[key]];
        // one apartment is the house
        if (length === 1) return [];
        return text && photo ? [offer(key, text.name, guests, photo)] : [];
      }),
    ];
    const script: DemoData = {
      query: facts.bookingEngineQuery ?? {},
      house: stayHouse(facts),
      calendar: stayCalendar,
      forms: { locale, currency, nights: formats.nights, guests: formats.guests },
      homes: Object.fromEntries(offers.map(({ key, name }) => [key, name])),
      texts: { stay: demo.stay, refused: demo.refused, upTo: demo.upTo },
      offers: shared.offers,
      terms: facts.stay,
    };
    return {
      script,
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
