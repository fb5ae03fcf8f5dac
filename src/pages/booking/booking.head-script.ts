// Fills in the stay of the address before the first paint, so that the engine loads only once.

import { parseDay } from "../../modules/calendar-days.ts";
import { engineAddress } from "../../site/stay/engine-address.ts";
import { controlOf, dayButtonTexts, fillFields } from "../../site/stay/fill-fields.ts";
import { isRefusedToday, type StayHouse } from "../../site/stay/house-rules.ts";
import {
  checkStay,
  hasDays,
  houseTimeZone,
  isSameEntry,
  noEntry,
  readStayEntry,
  type Stay,
  shownEntry,
} from "../../site/stay/stay.ts";

const entry = readStayEntry(location.search);

let stay: Stay | undefined;

/** Tasks still to run, in the order of the document; each waits until its selector matches. */
const tasks: [string, (element: Element, form: HTMLFormElement) => void][] = [
  // the messages follow all fields in the document, so they exist when they do
  [
    "[data-stay] [role=status]",
    (messages, form) => {
      const { words } = form.dataset;
      const house: StayHouse = JSON.parse(form.dataset.house ?? "");
      fillFields(form, entry, house);
      form.dataset.filled = "";
      showHome(form, shownEntry(entry, house).home);
      for (const button of form.querySelectorAll<HTMLElement>("[data-field]")) {
        const [label, value, name] = button.children;
        const day = parseDay(button.dataset.field === "arrival" ? entry.arrival : entry.departure);
        if (!label || !value || !name || !day || !words) continue;
        const texts = dayButtonTexts(day, { field: label.textContent, ...JSON.parse(words) });
        value.textContent = texts.text;
        value.removeAttribute("class");
        name.textContent = texts.name;
      }
      const checked = checkStay(entry, house).stay;
      stay = checked && !isRefusedToday(house, checked, houseTimeZone()) ? checked : undefined;
      const hasRoom = hasDays(entry) && (!stay || form.dataset.tells === "");
      messages.toggleAttribute("data-roomy", hasRoom);
      if (hasDays(entry)) document.documentElement.dataset.asks = stay ? "fits" : "refused";
    },
  ],
  ["#calendar :is(iframe, a)", (engine, form) => addStay(engine, form)],
  ["[data-engine-link]", (link, form) => addStay(link, form)],
];

/** The field of a chosen home, and its price. The number of nodes stays, by which the application knows its page. */
function showHome(form: HTMLFormElement, home: string): void {
  const select = controlOf(form, "home");
  if (!home || !select) return;
  select.disabled = false;
  select.closest("label")?.removeAttribute("hidden");
  form.dataset.home = "";
  const prices = document.querySelector<HTMLElement>("[data-prices]");
  const price = prices && JSON.parse(prices.dataset.prices ?? "")[home];
  const [line, ...others] = price ? prices.querySelectorAll("span") : [];
  if (line?.firstChild) line.firstChild.nodeValue = price;
  for (const { firstChild } of others) if (firstChild) firstChild.nodeValue = " ";
}

function addStay(element: Element, form: HTMLFormElement): void {
  const attribute = element instanceof HTMLIFrameElement ? "src" : "href";
  const { engine } = form.dataset;
  const base = element.getAttribute(attribute) ?? "";
  if (!stay || !engine) return;
  element.setAttribute(attribute, engineAddress(base, JSON.parse(engine), stay));
  element.setAttribute("data-base", base);
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

if (!isSameEntry(entry, noEntry)) {
  const observer = new MutationObserver(run);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    run();
  });
}
