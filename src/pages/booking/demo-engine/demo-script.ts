/**
 * The script of the demo booking engine: it shows the stay of the address. Built by
 * tools/build/bundle/bundle-inline-script.ts; the content security policy allows it by its hash.
 */

import { nightsBetween } from "../../../modules/calendar-days.ts";
import { fillTemplate, formatCount, formatMoney } from "../../../modules/message-format.ts";
import { limitDays } from "../../../site/stay/fill-fields.ts";
import { type Stay, todayAtHouse, usualGuests } from "../../../site/stay/stay.ts";
import { showMonths } from "./demo-months.ts";
import { type DemoData, datesOf, demoDataId, priceOf, stayOfQuery } from "./demo-stay.ts";

const data: DemoData = JSON.parse(document.getElementById(demoDataId)?.textContent ?? "");
const { maximumGuests, query, locale, texts } = data;
const today = todayAtHouse();
const stay = stayOfQuery(location.search, query, { today, maximumGuests });

const form = document.querySelector("form");
if (form) {
  form.addEventListener("change", () => limitDays(form));
  fill(query.arrival, stay?.arrival ?? "");
  fill(query.departure, stay?.departure ?? "");
  fill(query.guests, String(stay?.guests ?? usualGuests(maximumGuests)));
  limitDays(form);
}
if (stay) showStay(stay);
showMonths(data, stay, today);

function fill(name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}

/** Closes the form, shows the dates above it, and shows the price and the button of each home. */
function showStay(stay: Stay): void {
  const nights = formatCount(data.nights, nightsBetween(stay.arrival, stay.departure), locale);
  const trip = document.querySelector("details");
  if (trip) trip.open = false;
  write("[data-dates]", datesOf(stay, locale));
  write("[data-length]", `${nights}, ${formatCount(data.guests, stay.guests, locale)}`);
  document.querySelector("[data-change]")?.removeAttribute("hidden");
  write("[data-offers-title]", texts.offersTitle);
  for (const home of document.querySelectorAll<HTMLElement>("[data-home]")) {
    const price = priceOf(stay, home.dataset.home ?? "", data.seasons);
    const money = (amount: number) => formatMoney(amount, data.currency, locale);
    const total = price && fillTemplate(texts.totalFor, { price: money(price.total), nights });
    const perNight = price?.perNight && `. ${money(price.perNight)} ${texts.perNight}`;
    write("[data-night]", perNight || "", home);
    write("[data-total]", total ?? "", home);
    const isEnough = Number(home.dataset.guests) >= stay.guests;
    home.querySelector("[data-choose]")?.toggleAttribute("hidden", !isEnough);
    home.querySelector("[data-add]")?.toggleAttribute("hidden", isEnough);
  }
}

function write(selector: string, text: string, within: ParentNode = document): void {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}
