import { addDays, type Day, formatDay } from "../../../../modules/calendar-days/calendar-days.ts";
import type { DemoData } from "./demo-data.ts";
import { type CalendarDay, type CalendarView, weeksOf } from "./month.ts";

type Texts = Pick<DemoData, "locale" | "texts">;

/** The table of a month. */
export function monthTable(first: Day, view: CalendarView, { locale, texts }: Texts) {
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
export function monthName(first: Day, locale: string): string {
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
