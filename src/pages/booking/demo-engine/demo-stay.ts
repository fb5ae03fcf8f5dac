import type { Day } from "../../../modules/calendar-days.ts";
import { addDays } from "../../../modules/count-days.ts";
import { noEntry, type StayEntry, type StayLimits, shownEntry } from "../../../site/stay/stay.ts";
import type { DemoEngineData } from "./demo-engine.content.ts";

/** JSON in the element of `demoDataId`. */
export type DemoData = DemoEngineData["script"];
export const demoDataId = "demo-data";

/** The names under which the form's fields arrive, if not their own. */
type DemoQuery = Partial<NonNullable<DemoData["query"]>>;

/** What is impossible is replaced by the usual. */
export function entryOfQuery(search: string, names: DemoQuery, limits: StayLimits): StayEntry {
  const query = new URLSearchParams(search);
  const read = (field: "arrival" | "departure" | "guests") =>
    query.get(names[field] ?? field) ?? "";
  const entry = {
    ...noEntry,
    arrival: isoDay(read("arrival"), names.dateFormat),
    departure: isoDay(read("departure"), names.dateFormat),
    guests: read("guests"),
  };
  return shownEntry(entry, limits);
}

type Terms = Pick<DemoData["terms"], "bookingDepositPercent" | "balanceDueDaysBeforeArrival">;

/** What is paid when booking, and the rest with its last day; that is absent where nothing is left. */
export function paymentsOf(price: number, arrival: Day, today: Day, terms: Terms) {
  const day = addDays(arrival, -terms.balanceDueDaysBeforeArrival);
  const deposit = Math.round((price * terms.bookingDepositPercent) / 100);
  if (day <= today || deposit >= price) return { deposit: price };
  return { deposit, balance: price - deposit, day };
}

/** Undefined without a home, or if it is none of the engine's. */
export function homeOfQuery(search: string, { home }: DemoQuery): string | undefined {
  const value = new URLSearchParams(search).get(home?.name ?? "home");
  const homes = Object.entries(home?.values ?? {});
  return homes.find(([, name]) => name === value)?.[0];
}

/** `12/06/2027` as `2027-06-12`; what is not in the format stays as it is. */
function isoDay(text: string, format = "yyyy-MM-dd"): string {
  const names = format.split(/[-/]/);
  const values = text.split(/[-/]/, names.length + 1);
  if (/^\d{4}-/.test(text) || values.length !== names.length) return text;
  const value = (name: string) => values[names.indexOf(name)] ?? "";
  return `${value("yyyy")}-${value("MM")}-${value("dd")}`;
}
