import {
  addDays,
  type Day,
  dayOfWeek,
  formatDay,
  nightsBetween,
  seasonOf,
} from "../../../modules/calendar-days.ts";
import type { Stay } from "../../../site/stay/stay.ts";
import type { DemoData } from "./demo-stay.ts";

/** Number of months after the current one that the calendar can show. */
const monthsAhead = 24;

/** The days that the demo shows as taken, from the first to the last; the lists apply to alternate months. */
const taken = [
  [
    [1, 5],
    [23, 26],
  ],
  [[3, 16]],
] as const;

export type CalendarDay = {
  day: Day;
  state: "chosen" | "departure" | "taken" | "free";
  isArrival: boolean;
};

export type CalendarView = {
  stay: Stay | undefined;
  today: Day;
  /** The month that is shown first when the page opens; the example of taken days counts from it. */
  opening: Day;
  seasons: DemoData["seasons"];
};

const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The first day of the month so many months before or after that of a day, December 9999 at the latest. */
export function firstOfMonth(day: Day, later = 0): Day {
  const number = Math.min(monthNumber(day) + later, monthNumber("9999-12-31"));
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}-01` as Day;
}

/**
 * The days of a month in weeks from Monday to Sunday; undefined before its first and after its last.
 * @param first the first day of the month
 */
export function weeksOf(first: Day, view: CalendarView): (CalendarDay | undefined)[][] {
  const before = dayOfWeek(first) - 1;
  // there is no month after December 9999
  const length = nightsBetween(first, firstOfMonth(first, 1)) || 31;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < length ? calendarDay(addDays(first, index), view) : undefined;
    }),
  );
}

function calendarDay(day: Day, { stay, today, opening, seasons }: CalendarView): CalendarDay {
  const date = Number(day.slice(8));
  const ranges = taken[Math.abs((monthNumber(day) - monthNumber(opening)) % 2)] ?? [];
  const isTaken = day < today || ranges.some(([first, last]) => first <= date && date <= last);
  const isChosen = stay && day >= stay.arrival && day < stay.departure;
  const free = isTaken ? "taken" : "free";
  const state = isChosen ? "chosen" : day === stay?.departure ? "departure" : free;
  const isArrival = seasonOf(day, seasons)?.arrivalDays.includes(dayOfWeek(day)) ?? false;
  return { day, state, isArrival: isArrival && state !== "taken" };
}

/** Shows the calendar, two months at a time, with buttons for the previous and next months. */
export function showMonths(data: DemoData, stay: Stay | undefined, today: Day): void {
  const section = document.querySelector<HTMLElement>("[data-months-of-demo]");
  const [previous, next] = section?.querySelectorAll("button") ?? [];
  if (!section || !previous || !next) return;
  const thisMonth = firstOfMonth(today);
  const opening = stay ? firstOfMonth(stay.arrival) : thisMonth;
  const last = firstOfMonth(opening, monthsAhead);
  const view: CalendarView = { stay, today, opening, seasons: data.seasons };
  let shown = opening;

  const draw = () => {
    const months = [shown, firstOfMonth(shown, 1)];
    const tables = section.querySelector("[data-tables]");
    tables?.replaceChildren(...months.map((first) => monthTable(first, view, data)));
    const hasArrivals = tables?.querySelector("[data-arrival]") !== null;
    section.querySelector("li[data-arrival]")?.toggleAttribute("hidden", !hasArrivals);
    previous.ariaDisabled = String(shown <= thisMonth);
    next.ariaDisabled = String(shown >= last);
  };
  const turn = ({ currentTarget }: Event) => {
    const button = currentTarget === next ? next : previous;
    if (button.ariaDisabled === "true") return;
    shown = firstOfMonth(shown, button === next ? 1 : -1);
    draw();
    const status = section.querySelector("[role=status]");
    if (status) status.textContent = monthName(shown, data.locale);
  };
  for (const button of [previous, next]) button.addEventListener("click", turn);
  draw();
  section.querySelector("li[data-state=chosen]")?.toggleAttribute("hidden", !stay);
  section.hidden = false;
}

function monthTable(first: Day, view: CalendarView, { locale, texts }: DemoData): HTMLElement {
  const heads = Array.from({ length: 7 }, (_, index) => {
    // 1 January 2024 was a Monday
    const title = formatDay(addDays("2024-01-01", index), locale, { weekday: "long" });
    return element("th", { scope: "col" }, element("abbr", { title }, title.slice(0, 2)));
  });
  const rows = weeksOf(first, view).map((week) =>
    element("tr", {}, ...week.map((day) => (day ? dayCell(day, texts) : element("td")))),
  );
  return element(
    "table",
    {},
    element("caption", {}, monthName(first, locale)),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...rows),
  );
}

/** "June 2027", with a capital in every language: it is a title. */
function monthName(first: Day, locale: string): string {
  const name = formatDay(first, locale, { month: "long", year: "numeric" });
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function dayCell({ day, state, isArrival }: CalendarDay, texts: DemoData["texts"]): HTMLElement {
  const words = [
    ...(state === "chosen" || state === "taken" ? [texts[state]] : []),
    ...(isArrival ? [texts.arrival] : []),
  ];
  const hidden = words.length > 0 ? [element("span", {}, words.join(", "))] : [];
  const number = element("i", {}, String(Number(day.slice(8))), ...hidden);
  return element("td", { "data-state": state, ...(isArrival && { "data-arrival": "" }) }, number);
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
