import { addDays, parseDay } from "../../modules/calendar-days/calendar-days.ts";
import { todayAtHouse } from "../../site/stay/today-at-house.ts";

/**
 * Tells the date fields of a stay form the first day that can be chosen: today for the arrival, for
 * the departure the day after the arrival.
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
