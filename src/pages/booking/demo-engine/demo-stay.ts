import type { Day } from "../../../modules/calendar-days.ts";
import { addDays } from "../../../modules/count-days.ts";
import type { DemoEngineData } from "./demo-engine.content.ts";

/** JSON in the element of `demoDataId`. */
export type DemoData = DemoEngineData["script"];
export const demoDataId = "demo-data";

type Terms = Pick<DemoData["terms"], "bookingDepositPercent" | "balanceDueDaysBeforeArrival">;

/** What is paid when booking, and the rest with its last day; that is absent where nothing is left. */
export function paymentsOf(price: number, arrival: Day, today: Day, terms: Terms) {
  const day = addDays(arrival, -terms.balanceDueDaysBeforeArrival);
  const deposit = Math.round((price * terms.bookingDepositPercent) / 100);
  if (day <= today || deposit >= price) return { deposit: price };
  return { deposit, balance: price - deposit, day };
}
