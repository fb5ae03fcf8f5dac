import type { Day } from "../../modules/calendar-days.ts";
import { daysFrom, nightsBetween } from "../../modules/count-days.ts";
import type { CalendarTexts, CalendarWords } from "../../site/stay/calendar-words.ts";
import type { HouseRules } from "../../site/stay/house-rules.ts";
import { type ChosenDays, openArrival } from "./month.tsx";
import styles from "./stay-calendar.module.css";

type FootProps = {
  texts: CalendarTexts;
  words: CalendarWords;
  rules: HouseRules;
  chosen: ChosenDays;
};

type LegendProps = FootProps & {
  month: Day;
  days: number;
};

export function Legend({ texts, words, rules, chosen, month, days }: LegendProps) {
  const { takenAsOf } = rules;
  const { legend } = texts;
  const nights = new Set(daysFrom(month, days).map(rules.nightState));
  const asOf = takenAsOf ? ` (${words.say(legend.asOf, { date: words.date(takenAsOf) })})` : "";
  const signs: [className: string | undefined, text: string | false][] = [
    [styles.legendFree, legend.free],
    [styles.legendRefused, openArrival(chosen) ? legend.noDeparture : legend.noArrival],
    [styles.legendTaken, nights.has("taken") && legend.taken + asOf],
    [styles.legendClosed, nights.has("closed") && legend.closed],
    [styles.legendYours, chosen.arrival !== undefined && legend.yours],
  ];
  return (
    <ul className={styles.legend}>
      {signs.map(
        ([className, text]) =>
          text && (
            <li key={text}>
              <i className={className} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

export function PriceLine({ texts, words, rules, guests, chosen }: FootProps & { guests: number }) {
  const { arrival, departure } = chosen;
  if (!arrival) return <p className={styles.price}>{rules.hasPrices && texts.price.none}</p>;
  if (!departure) return <p className={styles.price}>{words.departures(rules, arrival)}</p>;
  const nights = words.nightsIn(nightsBetween(arrival, departure));
  const offers = rules.offersOf(arrival, departure);
  return (
    <p className={styles.price} data-price-line="">
      <b>{words.say(texts.price.nights, { nights, party: words.party(guests) })}</b>
      {offers.map((offer) => (
        <span key={offer.homes.join()}>{words.offerWords(offer)}.</span>
      ))}
      {offers.length > 0 && <small>{texts.price.note}</small>}
    </p>
  );
}
