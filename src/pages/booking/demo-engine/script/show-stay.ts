import { nightsBetween } from "../../../../modules/calendar-days/calendar-days.ts";
import {
  fillTemplate,
  formatCount,
  formatMoney,
} from "../../../../modules/message-format/message-format.ts";
import type { Stay } from "../../../../site/stay/stay.ts";
import { datesOf } from "./dates-of.ts";
import type { DemoData } from "./demo-data.ts";
import { priceOf } from "./price.ts";

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
