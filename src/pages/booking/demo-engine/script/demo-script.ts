import { limitDays } from "../../../../components/stay-form/limit-days.ts";
import { type DayFormat, nightsBetween } from "../../../../modules/calendar-days/calendar-days.ts";
import type { EngineQuery } from "../../../../site/stay/engine-address.ts";
import {
  checkStay,
  type StayEntry,
  type StayLimits,
  todayAtHouse,
  usualGuests,
} from "../../../../site/stay/stay.ts";
import { type DemoData, demoDataId } from "./demo-data.ts";
import { showMonths } from "./show-months.ts";
import { showStay } from "./show-stay.ts";

/**
 * The script of the demo booking engine: it shows the stay of the address. Built by
 * tools/build/bundle/bundle-inline-script.ts; the content security policy allows it by its hash.
 */

const data: DemoData = JSON.parse(document.getElementById(demoDataId)?.textContent ?? "");
const { maximumGuests } = data;
const first = todayAtHouse();
const stay = stayOfQuery(location.search, data.query, { today: first, maximumGuests });

const form = document.querySelector("form");
if (form) {
  form.addEventListener("change", () => limitDays(form));
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const { arrival, departure, guests } = data.query;
  const values = {
    [arrival]: stay?.arrival ?? "",
    [departure]: stay?.departure ?? "",
    [guests]: String(stay?.guests ?? usualGuests(maximumGuests)),
  };
  for (const [name, value] of Object.entries(values)) {
    const found = field(name);
    if (found) found.value = value;
  }
  limitDays(form);
}
if (stay) showStay(stay, data);
showMonths(data, { stay, today: first });

/** Longest stay in nights; bounds the time that the price of an absurd address takes to compute. */
const mostNights = 365;

/**
 * Reads a stay from the query of the engine's address. A missing or impossible number of guests is
 * replaced by the usual one.
 * @param names the names and the date format that the address has; ISO days are read as well, since
 *   the engine's own form sends them
 */
export function stayOfQuery(search: string, names: EngineQuery, limits: StayLimits) {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name) ?? "";
  const entry: StayEntry = {
    arrival: isoDay(read(names.arrival), names.dateFormat),
    departure: isoDay(read(names.departure), names.dateFormat),
    guests: read(names.guests),
  };
  const checked = checkStay(entry, limits);
  const { stay } = checked.errors.guests ? checkStay({ ...entry, guests: "" }, limits) : checked;
  const isTooLong = stay && nightsBetween(stay.arrival, stay.departure) > mostNights;
  return isTooLong ? undefined : stay;
}

/** `12/06/2027` as `2027-06-12`; what is not in the format stays as it is. */
function isoDay(text: string, format: DayFormat): string {
  const names = format.split(/[-/]/);
  const values = text.split(/[-/]/, names.length + 1);
  if (/^\d{4}-/.test(text) || values.length !== names.length) return text;
  const value = (name: string) => values[names.indexOf(name)] ?? "";
  return `${value("yyyy")}-${value("MM")}-${value("dd")}`;
}
