/**
 * The inline script in the head of the booking page: shows a stay that stands in the address before
 * the first paint, in the fields and in the address of the calendar, which is then loaded only once.
 * `useStay` does the same on a page that is not prerendered.
 */

import { type EngineQuery, engineAddress } from "../../site/stay/engine-address.ts";
import { fieldsOf, fillDay, fillGuests } from "../../site/stay/fill-fields.ts";
import { hasEntry } from "../../site/stay/has-entry.ts";
import { checkStay, hasDays, readStayEntry } from "../../site/stay/stay.ts";
import { todayAtHouse } from "../../site/stay/today-at-house.ts";

const entry = readStayEntry(location.search);

/** What is left to do, by the selector of the element that must be there. */
const tasks: [string, (element: Element, form: HTMLFormElement) => void][] = [
  // the message comes after all fields
  [
    "[data-stay] [role=status]",
    (message, form) => {
      const { arrival, departure, guests } = fieldsOf(form);
      if (arrival) fillDay(arrival, entry.arrival);
      if (departure) fillDay(departure, entry.departure);
      if (guests) fillGuests(guests, entry.guests);
      message.toggleAttribute("data-roomy", hasDays(entry));
    },
  ],
  ["#calendar iframe", (frame, form) => handOn(frame, "src", form)],
  ["[data-engine-link]", (link, form) => handOn(link, "href", form)],
];

/** Adds the stay to the address of the booking engine. */
function handOn(element: Element, attribute: string, form: HTMLFormElement): void {
  const names: EngineQuery | undefined = form.dataset.engine && JSON.parse(form.dataset.engine);
  const { stay } = checkStay(entry, {
    today: todayAtHouse(),
    maximumGuests: fieldsOf(form).guests?.length ?? 0,
  });
  const base = element.getAttribute(attribute) ?? "";
  if (stay) element.setAttribute(attribute, engineAddress(base, names, stay));
}

function run(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-stay]");
  for (let task = tasks[0]; form && task; task = tasks[0]) {
    const element = document.querySelector(task[0]);
    if (!element) return;
    task[1](element, form);
    tasks.shift();
  }
}

if (hasEntry(location.search)) {
  const observer = new MutationObserver(run);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    run();
  });
}
