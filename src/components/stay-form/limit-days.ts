import { addDays, parseDay } from "../../modules/calendar-days/calendar-days.ts";
import { todayAtHouse } from "../../site/stay/stay.ts";

/**
 * Sets the first day that the date fields of a stay form accept: today for the arrival, the day after
 * the arrival for the departure.
 */
export function limitDays(form: HTMLFormElement): void {
  const [arrival, departure] = form.querySelectorAll<HTMLInputElement>("input[type=date]");
  if (!arrival || !departure) return;
  const first = todayAtHouse();
  const chosen = parseDay(arrival.value);
  const isToCome = chosen !== undefined && chosen > first;
  arrival.min = first;
  departure.min = addDays(isToCome ? chosen : first, 1);
}
