import {
  addDays,
  formatDay,
  nightsBetween,
  seasonOf,
} from "../../../../modules/calendar-days/calendar-days.ts";
import {
  fillTemplate,
  formatCount,
  formatMoney,
} from "../../../../modules/message-format/message-format.ts";
import type { Stay } from "../../../../site/stay/stay.ts";
import type { DemoData, DemoSeason } from "./demo-data.ts";

/** Closes the form, shows the dates above it, and shows the price and the button of each home. */
export function showStay(stay: Stay, data: DemoData): void {
  const { locale, texts } = data;
  const nights = formatCount(data.nights, nightsBetween(stay.arrival, stay.departure), locale);
  const guests = formatCount(data.guests, stay.guests, locale);
  const trip = document.querySelector("details");
  if (trip) trip.open = false;
  write("[data-dates]", datesOf(stay, locale));
  write("[data-length]", `${nights}, ${guests}`);
  document.querySelector("[data-change]")?.removeAttribute("hidden");
  write("[data-offers-title]", texts.offersTitle);
  for (const home of document.querySelectorAll<HTMLElement>("[data-home]")) {
    const price = priceOf(stay, home.dataset.home ?? "", data.seasons);
    const money = (amount: number) => formatMoney(amount, data.currency, locale);
    const perNight = price?.perNight && `. ${money(price.perNight)} ${texts.perNight}`;
    write("[data-night]", perNight || "", home);
    write(
      "[data-total]",
      price ? fillTemplate(texts.totalFor, { price: money(price.total), nights }) : "",
      home,
    );
    const isEnough = Number(home.dataset.guests) >= stay.guests;
    home.querySelector("[data-choose]")?.toggleAttribute("hidden", !isEnough);
    home.querySelector("[data-add]")?.toggleAttribute("hidden", isEnough);
  }
}

function write(selector: string, text: string, within: ParentNode = document): void {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}

/** The days of a stay in words, what they share said once: "12–19 June 2027". */
export function datesOf(
  { arrival, departure }: Pick<Stay, "arrival" | "departure">,
  locale: string,
): string {
  const day = { day: "numeric" } as const;
  const month = { ...day, month: "long" } as const;
  const year = { ...month, year: "numeric" } as const;
  const isSame = (length: number) => arrival.slice(0, length) === departure.slice(0, length);
  const first = isSame("2027-06".length) ? day : isSame("2027".length) ? month : year;
  return `${formatDay(arrival, locale, first)}–${formatDay(departure, locale, year)}`;
}

type StayPrice = {
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
