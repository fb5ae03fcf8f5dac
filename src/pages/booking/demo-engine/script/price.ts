import { addDays, seasonOf } from "../../../../modules/calendar-days/calendar-days.ts";
import type { Stay } from "../../../../site/stay/stay.ts";
import type { DemoSeason } from "./demo-data.ts";

export type StayPrice = {
  total: number;
  /** The price of a night, if all nights cost the same. */
  perNight?: number;
};

/**
 * The price of a stay, each night at that of its season.
 * @param home the key of the home in the seasons' prices
 * @returns undefined if a night has no price
 */
export function priceOf(
  { arrival, departure }: Pick<Stay, "arrival" | "departure">,
  home: string,
  seasons: DemoSeason[],
): StayPrice | undefined {
  const nights: number[] = [];
  for (let day = arrival; day < departure; day = addDays(day, 1)) {
    const price = seasonOf(day, seasons)?.from[home];
    if (price === undefined) return undefined;
    nights.push(price);
  }
  const total = nights.reduce((sum, price) => sum + price, 0);
  const [first] = nights;
  return first !== undefined && nights.every((price) => price === first)
    ? { total, perNight: first }
    : { total };
}
