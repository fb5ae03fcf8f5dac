import type { Day } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import { fillTemplate } from "../../modules/message-format.ts";
import { useSite } from "../../site/site-context.tsx";
import { nearestStays, type StayRefusal } from "../../site/stay/house-rules.ts";
import type { StayError, StayField } from "../../site/stay/stay.ts";
import { addressOf, homesOf, stayFields } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";
import type { StayFormState } from "./use-stay-form.ts";

// one part with the rules, loaded when the page is idle: what is judged is also said
export { calendarWords } from "../../site/stay/calendar-words.ts";
export { rulesFromToday } from "../../site/stay/house-rules.ts";

export type BookingTexts = {
  errors: Record<Exclude<StayError, "homeGuests">, string>;
  tell: string[];
  /** Whether it is for screen readers alone, because the engine says it too. */
  isTellHidden: boolean;
};

const fieldsOfReason: Record<StayRefusal["reason"], readonly StayField[]> = {
  past: ["arrival"],
  arrivalDay: ["arrival"],
  nights: ["departure"],
  both: ["arrival", "departure"],
  tooLong: ["departure"],
  tooLate: ["arrival", "departure"],
  taken: ["arrival", "departure"],
  closed: ["arrival", "departure"],
  guests: ["guests"],
};

/** Fields with something wrong, each with the id of the sentence that says it. */
export function wrongFields(id: string, { errors, refused }: StayFormState) {
  const wrong: Partial<Record<StayField, string>> = {};
  for (const field of stayFields) if (errors[field]) wrong[field] = `${id}-${field}-error`;
  const { reason } = refused?.refusal ?? {};
  for (const field of reason ? fieldsOfReason[reason] : []) wrong[field] = `${id}-refused`;
  return wrong;
}

type StayMessagesProps = {
  id: string;
  texts: BookingTexts | undefined;
  data: StayFormData;
  state: StayFormState;
  onChoose(values: { arrival: Day; departure: Day } | { home: "" }): void;
};

export function StayMessages({ id, texts, data, state, onChoose }: StayMessagesProps) {
  const { errors, refused, stay, party, entry, rules, part } = state;
  const { calendar, homes, house } = data;
  const { href, shared } = useSite();
  const errorText = (error: StayError) => {
    if (error !== "homeGuests") return texts?.errors[error];
    const n = homesOf(house).find(({ key }) => key === party.home)?.guests ?? 0;
    const home = homes[party.home] ?? "";
    return fillTemplate(calendar.home.tooSmall, { home, n }, shared.units.locale);
  };
  const askAddress = () => `${addressOf(new URL(href("booking"), location.href).href, entry)}#ask`;
  const nearest = refused && rules && nearestStays(rules, refused.stay);
  const canAsk = refused && refused.refusal.reason !== "past";
  const isOtherHome =
    errors.guests === "homeGuests" || (party.home && refused?.refusal.reason === "taken");
  return (
    <>
      {stayFields.map((field) => {
        const error = errors[field];
        const text = error && errorText(error);
        return (
          text && (
            <p key={field} id={`${id}-${field}-error`} className={styles.wrongText}>
              {text}
            </p>
          )
        );
      })}
      {refused && nearest && part && (
        <div data-refused="">
          <p id={`${id}-refused`} className={styles.wrongText}>
            {part.words.refusal(refused.refusal, refused.stay)}
          </p>
          {nearest.length > 0 ? (
            <p className={styles.nearest}>
              <span>{calendar.refused.nearest}:</span>
              {nearest.map((days) => (
                <button
                  key={days.arrival}
                  type="button"
                  data-nearest={`${days.arrival}/${days.departure}`}
                  onClick={() => onChoose(days)}
                >
                  {part.words.range(days.arrival, days.departure)}
                </button>
              ))}
            </p>
          ) : (
            <p>{calendar.refused.none}</p>
          )}
        </div>
      )}
      {(isOtherHome || canAsk) && (
        <p className={styles.nearest}>
          {isOtherHome && (
            <button type="button" data-other-homes="" onClick={() => onChoose({ home: "" })}>
              {calendar.home.others}
            </button>
          )}
          {canAsk && <a href={texts ? "#ask" : askAddress()}>{calendar.refused.ask}</a>}
        </p>
      )}
      {texts && stay && (
        <p className={classNames(texts.isTellHidden && layout.visuallyHidden)}>
          {texts.tell.join(" ")}
        </p>
      )}
    </>
  );
}
