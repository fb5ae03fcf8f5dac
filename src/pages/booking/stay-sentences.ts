import { seasonOf } from "../../modules/calendar-days/calendar-days.ts";
import { fillTemplate } from "../../modules/message-format/message-format.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { stayFields } from "../../site/stay/stay.ts";
import { stayWords } from "../../site/stay/stay-words.ts";
import type { BookingData } from "./booking.content.ts";
import type { StayState } from "./stay-state.ts";

/** What is said below the form: its errors, each sentence once, or the stay and its season's rule. */
export function staySentences(
  { stay, errors, isPressed }: StayState,
  { summary, engine, errors: texts, rules }: BookingData["messages"],
  { locale, formats }: SharedTexts["units"],
): string[] {
  const wrong = stayFields.flatMap((field) => {
    const error = errors[field];
    return error ? [texts[error]] : [];
  });
  if (wrong.length > 0) return [...new Set(wrong)];
  if (!stay) return [];
  const { nights, guests } = formats;
  const rule = seasonOf(stay.arrival, rules);
  return [
    fillTemplate(summary, { ...stayWords(stay, { locale, nights, guests }) }),
    ...(isPressed ? [engine] : []),
    ...(rule ? [rule.sentence] : []),
  ];
}
