import type { Day } from "../../../../modules/calendar-days/calendar-days.ts";
import type { Stay } from "../../../../site/stay/stay.ts";
import type { DemoData } from "./demo-data.ts";
import { monthName, monthTable } from "./draw-months.ts";
import { addMonths, type CalendarView, firstOfMonth } from "./month.ts";

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
