import type { Day } from "../../modules/calendar-days.ts";
import type { CalendarTexts, CalendarWords } from "../../site/stay/calendar-words.ts";
import type { HouseRules, StayRefusal } from "../../site/stay/house-rules.ts";
import { nearestStays } from "../../site/stay/nearest-stays.ts";
import type { Stay } from "../../site/stay/stay.ts";
import styles from "../stay-form/stay-form.module.css";

type RefusalProps = {
  texts: CalendarTexts;
  words: CalendarWords;
  rules: HouseRules;
  refusal: StayRefusal;
  stay: Stay;
  onNearest(days: { arrival: Day; departure: Day }): void;
};

/** Why the house refuses the days, and the nearest that it accepts. */
export function Refusal({ texts, words, rules, refusal, stay, onNearest }: RefusalProps) {
  const nearest = nearestStays(rules, stay.arrival, stay.departure);
  return (
    <div data-refused="">
      <p className={styles.wrongText}>{words.refusal(refusal, stay.guests)}</p>
      {nearest.length > 0 ? (
        <p className={styles.nearest}>
          <span>{texts.refused.nearest}:</span>
          {nearest.map((days) => (
            <button
              key={days.arrival}
              type="button"
              data-nearest={`${days.arrival}/${days.departure}`}
              onClick={() => onNearest(days)}
            >
              {words.range(days.arrival, days.departure)}
            </button>
          ))}
        </p>
      ) : (
        <p>{texts.refused.none}</p>
      )}
    </div>
  );
}
