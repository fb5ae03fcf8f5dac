import { addDays, type Day, formatDay } from "../../../../modules/calendar-days/calendar-days.ts";
import type { Stay } from "../../../../site/stay/stay.ts";
import type { DemoData } from "./demo-data.ts";
import { addMonths, type CalendarDay, type CalendarView, firstOfMonth, weeksOf } from "./month.ts";

/** Number of months after the current one that the calendar can show. */
const monthsAhead = 24;

/** Shows the calendar, two months at a time, with buttons for the previous and next months. */
export function showMonths(
  data: DemoData,
  { stay, today }: { stay: Stay | undefined; today: Day },
) {
  const section = document.querySelector<HTMLElement>("[data-months-of-demo]");
  const [previous, next] = section?.querySelectorAll("button") ?? [];
  if (!section || !previous || !next) return;
  const thisMonth = firstOfMonth(today);
  const opening = stay ? firstOfMonth(stay.arrival) : thisMonth;
  const last = addMonths(opening, monthsAhead);
  const view: CalendarView = { stay, today, opening, seasons: data.seasons };
  let shown = opening;

  const draw = () => {
    const months = [shown, addMonths(shown, 1)];
    section
      .querySelector("[data-tables]")
      ?.replaceChildren(...months.map((first) => monthTable(first, view, data)));
    const arrivals = section.querySelectorAll("[data-tables] [data-arrival]").length;
    section.querySelector("li[data-arrival]")?.toggleAttribute("hidden", arrivals === 0);
    previous.ariaDisabled = String(shown <= thisMonth);
    next.ariaDisabled = String(shown >= last);
  };
  const turn = (button: HTMLButtonElement, count: number) => {
    button.addEventListener("click", () => {
      if (button.ariaDisabled === "true") return;
      shown = addMonths(shown, count);
      draw();
      const status = section.querySelector("[role=status]");
      if (status) status.textContent = monthName(shown, data.locale);
    });
  };
  turn(previous, -1);
  turn(next, 1);
  draw();
  section.querySelector("li[data-state=chosen]")?.toggleAttribute("hidden", !stay);
  section.hidden = false;
}

type Texts = Pick<DemoData, "locale" | "texts">;

/** The table of a month. */
function monthTable(first: Day, view: CalendarView, { locale, texts }: Texts) {
  const rows = weeksOf(first, view).map((week) =>
    element("tr", {}, ...week.map((day) => (day ? dayCell(day, texts) : element("td")))),
  );
  return element(
    "table",
    {},
    element("caption", {}, monthName(first, locale)),
    element("thead", {}, element("tr", {}, ...weekdayHeads(locale))),
    element("tbody", {}, ...rows),
  );
}

/** "June 2027", with a capital in every language: it is a title. */
function monthName(first: Day, locale: string): string {
  const name = formatDay(first, locale, { month: "long", year: "numeric" });
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function weekdayHeads(locale: string): HTMLElement[] {
  return Array.from({ length: 7 }, (_, index) => {
    // 1 January 2024 was a Monday
    const title = formatDay(addDays("2024-01-01", index), locale, { weekday: "long" });
    return element("th", { scope: "col" }, element("abbr", { title }, title.slice(0, 2)));
  });
}

function dayCell({ day, state, isArrival }: CalendarDay, texts: DemoData["texts"]): HTMLElement {
  const number = String(Number(day.slice(8)));
  const words = [
    state === "chosen" && texts.chosen,
    state === "taken" && texts.taken,
    isArrival && texts.arrival,
  ].filter(Boolean);
  const hidden = words.length > 0 ? [element("span", {}, words.join(", "))] : [];
  const cell = element("td", {}, element("i", {}, number, ...hidden));
  cell.dataset.state = state;
  cell.toggleAttribute("data-arrival", isArrival);
  return cell;
}

function element(
  name: string,
  attributes: Record<string, string> = {},
  ...children: (string | Node)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
