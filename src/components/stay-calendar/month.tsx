import { createContext, use, useEffect, useRef } from "react";
import {
  DayButton,
  type DayButtonProps,
  type DayProps,
  type MonthGridProps,
  type MonthProps,
  type NavProps,
} from "react-day-picker";
import type { Day } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import { addDays } from "../../modules/count-days.ts";
import type { CalendarTexts, ChosenDays } from "../../site/stay/calendar-words.ts";
import type { DayWords } from "../../site/stay/day-words.ts";
import type { HouseRules } from "../../site/stay/house-rules.ts";
import { SquareButton } from "../button/button.tsx";
import styles from "./stay-calendar.module.css";

type Cells = {
  texts: CalendarTexts;
  words: DayWords;
  rules: HouseRules;
  today: Day;
  chosen: ChosenDays;
  /** The departure or, before it is chosen, the day under pointer or focus that can be it. */
  ends: Day | undefined;
  /** The refused day that was pressed last. */
  refused: Day | undefined;
};

export const CellsContext = createContext<Cells | undefined>(undefined);

function useCells(): Cells {
  const cells = use(CellsContext);
  if (!cells) throw new Error("A part of the calendar is outside of it");
  return cells;
}

export const components = {
  Nav: Turns,
  Month,
  // the month's own section has its name
  MonthCaption: () => <></>,
  MonthGrid: (grid: MonthGridProps) => <table {...{ ...grid, "aria-multiselectable": true }} />,
  Day: Cell,
  DayButton: ReasonedDay,
};

function Turns({ onPreviousClick, onNextClick, previousMonth, nextMonth }: NavProps) {
  const { texts } = useCells();
  const turns = useRef<HTMLDivElement>(null);
  // a button that has no more to turn hands its focus to the grid
  useEffect(() => {
    if (!turns.current?.querySelector("[aria-disabled=true]:focus")) return;
    turns.current.parentElement?.querySelector<HTMLElement>('[data-day] [tabindex="0"]')?.focus();
  });
  return (
    <div ref={turns} className={styles.turns}>
      <SquareButton
        icon="chevron-left"
        label={texts.previousMonth}
        aria-disabled={!previousMonth}
        onClick={onPreviousClick}
      />
      <SquareButton
        icon="chevron-right"
        label={texts.nextMonth}
        aria-disabled={!nextMonth}
        onClick={onNextClick}
      />
    </div>
  );
}

function Month({ calendarMonth, children }: MonthProps) {
  const { words, rules } = useCells();
  const day = dayOf(calendarMonth.date);
  return (
    <section className={styles.month}>
      <h2 data-month-title="">{words.month(day)}</h2>
      <p className={styles.rule}>
        {words.monthRule(rules, day).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      {children}
    </section>
  );
}

function Cell({ day, modifiers, children, className: _, ...cell }: DayProps) {
  const cells = useCells();
  if (modifiers.hidden) return <td />;
  const date = dayOf(day.date);
  const state = stateOf(cells, date);
  const marks = marksOf(cells, date, state);
  // the button in it takes the focus
  const gridCell = {
    ...cell,
    role: "gridcell",
    "aria-selected": marks.some((mark) => /first|middle|last/.test(mark)) || undefined,
  };
  return (
    <td
      {...gridCell}
      className={classNames(...marks.map((mark) => styles[mark]))}
      data-day={date}
      data-state={state}
    >
      {children}
    </td>
  );
}

/** A refused day takes the focus and says why. */
function ReasonedDay(button: DayButtonProps) {
  const { rules, words, chosen } = useCells();
  const date = dayOf(button.day.date);
  return (
    <DayButton
      {...button}
      aria-current={button.modifiers.today ? "date" : undefined}
      aria-disabled={!canChoose(rules, date, openArrival(chosen)) || undefined}
      aria-label={words.spoken(rules, date, chosen)}
    />
  );
}

export function openArrival({ arrival, departure }: ChosenDays): Day | undefined {
  return departure ? undefined : arrival;
}

export function canChoose(rules: HouseRules, day: Day, arrival: Day | undefined): boolean {
  return arrival && day > arrival ? rules.canLeave(arrival, day) : rules.canArrive(day);
}

function stateOf({ rules, chosen }: Cells, day: Day) {
  const arrival = openArrival(chosen);
  return arrival && day >= arrival ? rules.departureState(arrival, day) : rules.arrivalState(day);
}

function marksOf(cells: Cells, day: Day, state: ReturnType<typeof stateOf>): string[] {
  const { rules, today, chosen, ends: last, refused } = cells;
  const night = rules.nightState(day);
  const before = rules.nightState(addDays(day, -1));
  const marks = {
    past: state === "past",
    today: day === today,
    refused: day === refused,
    taken: night === "taken",
    takenFirst: night === "taken" && before !== "taken",
    takenLast: night === "free" && before === "taken",
    closed: night === "closed",
    closedFirst: night === "closed" && before !== "closed",
    reopens: night !== "closed" && before === "closed",
    first: day === chosen.arrival,
    last: day === last,
    middle: Boolean(chosen.arrival && last && chosen.arrival < day && day < last),
  };
  return Object.entries(marks).flatMap(([mark, isSet]) => (isSet ? mark : []));
}

/** Noon, which is the same day in every time zone and over the change of clocks. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00`);
}

export function dayOf(date: Date): Day {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-") as Day;
}
