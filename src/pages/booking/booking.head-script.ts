/**
 * The inline script in the head of the booking page: before the first paint it writes the stay of the
 * address into the fields and into the address of the calendar, which therefore loads only once.
 * `useStay` does the same after a navigation inside the application.
 */

import { type EngineQuery, engineAddress } from "../../site/stay/engine-address.ts";
import { fieldsOf, fillDay, fillGuests, hasEntry } from "../../site/stay/fill-fields.ts";
import { checkStay, hasDays, readStayEntry, todayAtHouse } from "../../site/stay/stay.ts";

const entry = readStayEntry(location.search);

/** Tasks still to run, in the order of the document; each waits until its selector matches. */
const tasks: [string, (element: Element, form: HTMLFormElement) => void][] = [
  // the message follows all fields in the document, so they exist when it does
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
  ["#calendar iframe", (frame, form) => addStay(frame, "src", form)],
  ["[data-engine-link]", (link, form) => addStay(link, "href", form)],
];

/** Adds the stay to the address of the booking engine in an attribute. */
function addStay(element: Element, attribute: string, form: HTMLFormElement): void {
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
