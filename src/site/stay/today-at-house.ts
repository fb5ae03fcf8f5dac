import { type Day, today } from "../../modules/calendar-days/calendar-days.ts";

/** Today where the house stands, whose time zone the document names. */
export function todayAtHouse(): Day {
  return today(document.documentElement.dataset.timeZone);
}
