import { createContext, use, useEffect, useRef, useState } from "react";
import {
  type DayButtonProps,
  DayPicker,
  type DayProps,
  type MonthProps,
  type NavProps,
  type WeekdayProps,
} from "react-day-picker";
import { addDays, type Day, nightsBetween } from "../../modules/calendar-days/calendar-days.ts";
import { classNames } from "../../modules/class-names/class-names.ts";
import type { CalendarWords } from "../../site/stay/calendar-words.ts";
import type { HouseRules } from "../../site/stay/house-rules.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { SquareButton } from "../square-button/square-button.tsx";
import styles from "./stay-calendar.module.css";

/** The days that are chosen, as far as they are. */
export type ChosenDays = { arrival?: Day | undefined; departure?: Day | undefined };

/** The texts that the panel itself shows. */
export type CalendarPanelTexts = {
  title: string;
  close: string;
  previousMonth: string;
  nextMonth: string;
  stepArrival: string;
  stepDeparture: string;
  stepDone: string;
  forGuests: string;
  legend: Record<"free" | "noArrival" | "noDeparture" | "taken" | "closed" | "yours", string>;
  price: { none: string; nights: string; note: string };
  clear: string;
  done: string;
  spoken: {
    instructions: string;
    arrivalChosen: string;
    rangeChosen: string;
    cleared: string;
    monthChanged: string;
  };
};

type StayCalendarProps = {
  texts: CalendarPanelTexts;
  words: CalendarWords;
  rules: HouseRules;
  guests: number;
  /** Today where the house stands. */
  today: Day;
  chosen: ChosenDays;
  /** Whether the window shows one month, and the panel covers it. */
  isNarrow: boolean;
  /** The text of the button at the foot, in narrow windows that of the form's button. */
  doneText: string;
  onChange(days: ChosenDays): void;
  /** @param isDone whether the button at the foot was pressed */
  onClose(isDone: boolean): void;
};

type Cells = Pick<StayCalendarProps, "texts" | "words" | "rules" | "today" | "chosen"> & {
  /** The day under pointer or focus. */
  preview: Day | undefined;
  onPreview(day: Day | undefined): void;
};

const CellsContext = createContext<Cells | undefined>(undefined);

function useCells(): Cells {
  const cells = use(CellsContext);
  if (!cells) throw new Error("A part of the calendar is outside of it");
  return cells;
}

/** The calendar of a stay: offers only what the house accepts, and says why a day is refused. */
export function StayCalendar(props: StayCalendarProps) {
  const { texts, words, rules, guests, today, chosen, isNarrow, onChange, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [month, setMonth] = useState(() => dateOf(chosen.arrival ?? firstPossible(rules, today)));
  const [preview, setPreview] = useState<Day>();
  const [said, setSaid] = useState("");
  const isComplete = Boolean(chosen.arrival && chosen.departure);
  const arrival = isComplete ? undefined : chosen.arrival;

  useEffect(() => {
    const first = chosen.arrival ?? firstPossible(rules, today);
    panel.current?.querySelector<HTMLElement>(`[data-day="${first}"] button`)?.focus();
  }, []);

  function choose(day: Day): void {
    if (!canChoose(rules, day, arrival)) return;
    setPreview(undefined);
    if (!arrival || day <= arrival) {
      onChange({ arrival: day });
      const rule = words.departures(rules, day);
      setSaid(words.say(texts.spoken.arrivalChosen, { date: words.weekday(day), rule }));
      return;
    }
    onChange({ arrival, departure: day });
    setSaid(rangeSaid(arrival, day));
  }

  function rangeSaid(from: Day, to: Day): string {
    const [offer] = rules.offersOf(from, to);
    const nights = words.nightsIn(nightsBetween(from, to));
    if (!offer) return `${nights}, ${words.range(from, to)}`;
    return words.say(texts.spoken.rangeChosen, {
      nights,
      from: words.weekday(from),
      to: words.whole(to),
      guests: words.party(guests),
      price: words.money(offer.price),
    });
  }

  function showMonth(date: Date): void {
    setMonth(date);
    const day = dayOf(date);
    const rule = words.monthRule(rules.monthRules(day)).join(" ");
    setSaid(words.say(texts.spoken.monthChanged, { month: words.month(day), rule }));
  }

  const step = isComplete ? texts.stepDone : arrival ? texts.stepDeparture : texts.stepArrival;
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.top}>
        <p className={styles.step}>
          <b>{step}</b> <span>{words.say(texts.forGuests, { guests: words.party(guests) })}</span>
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={texts.close}
          onClick={() => onClose(false)}
        >
          <Icon name="cross" />
        </button>
      </div>
      <CellsContext value={{ texts, words, rules, today, chosen, preview, onPreview: setPreview }}>
        <DayPicker
          className={styles.months}
          components={components}
          month={month}
          onMonthChange={showMonth}
          startMonth={dateOf(today)}
          endMonth={dateOf(rules.last)}
          numberOfMonths={isNarrow ? 1 : 2}
          weekStartsOn={1}
          today={dateOf(today)}
          lang={words.locale}
          labels={{
            labelGrid: (date) => words.month(dayOf(date)),
            labelWeekday: (date) => words.dayOfWeek(dayOf(date), "long"),
          }}
          formatters={{ formatWeekdayName: (date) => words.dayOfWeek(dayOf(date), "short") }}
          onDayClick={(date) => choose(dayOf(date))}
        />
      </CellsContext>
      <p className={layout.visuallyHidden}>{texts.spoken.instructions}</p>
      <p className={layout.visuallyHidden} role="status" data-said="">
        {said}
      </p>
      <Legend {...props} />
      <div className={styles.foot}>
        <PriceLine {...props} />
        <div className={styles.actions}>
          {chosen.arrival && (
            <button
              type="button"
              className={styles.plain}
              onClick={() => {
                onChange({});
                setSaid(texts.spoken.cleared);
              }}
            >
              {texts.clear}
            </button>
          )}
          <Button aria-disabled={!isComplete} onClick={() => isComplete && onClose(true)}>
            {props.doneText}
          </Button>
        </div>
      </div>
    </div>
  );
}

const components = {
  Nav: Turns,
  Month,
  // the month's own section has its name
  MonthCaption: () => <></>,
  Weekday,
  Day: Cell,
  DayButton,
};

function Turns({ onPreviousClick, onNextClick, previousMonth, nextMonth }: NavProps) {
  const { texts } = useCells();
  return (
    <div className={styles.turns}>
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

/** A month with its name and the rule that holds in it. */
function Month({ calendarMonth, children }: MonthProps) {
  const { words, rules } = useCells();
  const day = dayOf(calendarMonth.date);
  return (
    <section className={styles.month}>
      <h3 data-month-title="">{words.month(day)}</h3>
      <p className={styles.rule}>
        {words.monthRule(rules.monthRules(day)).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      {children}
    </section>
  );
}

function Weekday({ children, "aria-label": name }: WeekdayProps) {
  return (
    <th scope="col">
      <abbr title={name}>{children}</abbr>
    </th>
  );
}

/** Marks of a day in the grid, each the name of a class. */
type Mark =
  | "taken"
  | "takenFirst"
  | "takenLast"
  | "closed"
  | "closedFirst"
  | "reopens"
  | "past"
  | "today"
  | "first"
  | "middle"
  | "last";

function Cell({ day, modifiers, children }: DayProps) {
  const cells = useCells();
  if (modifiers.hidden) return <td />;
  const date = dayOf(day.date);
  const state = stateOf(cells, date);
  const marks = marksOf(cells, date, state).map((mark) => styles[mark]);
  return (
    <td className={classNames(...marks)} data-day={date} data-state={state}>
      {children}
    </td>
  );
}

function DayButton({ day, modifiers: _, children, ...button }: DayButtonProps) {
  const { rules, words, chosen, onPreview } = useCells();
  const date = dayOf(day.date);
  const arrival = openArrival(chosen);
  const { onFocus, onMouseEnter, onMouseLeave } = button;
  return (
    <button
      {...button}
      // a refused day takes the focus and says why
      aria-disabled={!canChoose(rules, date, arrival) || undefined}
      aria-label={words.spoken(rules, date, arrival)}
      onFocus={(event) => {
        onPreview(date);
        onFocus?.(event);
      }}
      onMouseEnter={(event) => {
        onPreview(date);
        onMouseEnter?.(event);
      }}
      onMouseLeave={(event) => {
        onPreview(undefined);
        onMouseLeave?.(event);
      }}
    >
      {children}
    </button>
  );
}

/** The arrival to which a departure is missing. */
function openArrival({ arrival, departure }: ChosenDays): Day | undefined {
  return departure ? undefined : arrival;
}

function canChoose(rules: HouseRules, day: Day, arrival: Day | undefined): boolean {
  if (arrival && day > arrival) return rules.departureState(arrival, day) === "departure";
  return rules.arrivalState(day) === "free";
}

function stateOf({ rules, chosen }: Cells, day: Day) {
  const arrival = openArrival(chosen);
  return arrival && day >= arrival ? rules.departureState(arrival, day) : rules.arrivalState(day);
}

function marksOf(cells: Cells, day: Day, state: ReturnType<typeof stateOf>): Mark[] {
  const { rules, today, chosen, preview } = cells;
  const night = rules.nightState(day);
  const before = rules.nightState(addDays(day, -1));
  const arrival = openArrival(chosen);
  const isPreview = arrival && preview && preview > arrival && canChoose(rules, preview, arrival);
  const last = chosen.departure ?? (isPreview ? preview : undefined);
  const marks: [Mark, boolean][] = [
    ["past", state === "past"],
    ["today", day === today],
    ["taken", night === "taken"],
    ["takenFirst", night === "taken" && before !== "taken"],
    ["takenLast", night === "free" && before === "taken"],
    ["closed", night === "closed"],
    ["closedFirst", night === "closed" && before !== "closed"],
    ["reopens", night !== "closed" && before === "closed"],
    ["first", day === chosen.arrival],
    ["last", day === last],
    ["middle", Boolean(chosen.arrival && last && chosen.arrival < day && day < last)],
  ];
  return marks.flatMap(([mark, isSet]) => (isSet ? [mark] : []));
}

/** What the marks in view mean. */
function Legend({ texts, rules, chosen }: StayCalendarProps) {
  const refused = chosen.arrival ? texts.legend.noDeparture : texts.legend.noArrival;
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.legendFree} />
        {texts.legend.free}
      </li>
      <li>
        <i className={styles.legendRefused} />
        {refused}
      </li>
      {rules.hasTaken && (
        <li>
          <i className={styles.legendTaken} />
          {texts.legend.taken}
        </li>
      )}
      {rules.hasClosed && (
        <li>
          <i className={styles.legendClosed} />
          {texts.legend.closed}
        </li>
      )}
      {chosen.arrival && (
        <li>
          <i className={styles.legendYours} />
          {texts.legend.yours}
        </li>
      )}
    </ul>
  );
}

/** What the nights cost at least; before, what can be chosen. */
function PriceLine({ texts, words, rules, guests, chosen }: StayCalendarProps) {
  const { arrival, departure } = chosen;
  if (!arrival) return <p className={styles.price}>{rules.hasPrices && texts.price.none}</p>;
  if (!departure) return <p className={styles.price}>{words.departures(rules, arrival)}</p>;
  const nights = words.nightsIn(nightsBetween(arrival, departure));
  const offers = rules.offersOf(arrival, departure);
  return (
    <p className={styles.price} data-price-line="">
      <b>{words.say(texts.price.nights, { nights, guests: words.party(guests) })}</b>
      {offers.map((offer) => (
        <span key={offer.homes.join()}>{words.offerWords(offer)}.</span>
      ))}
      {offers.length > 0 && <small>{texts.price.note}</small>}
    </p>
  );
}

/** The first day on which one can arrive; today if there is none. */
function firstPossible(rules: HouseRules, today: Day): Day {
  for (let day = today; day <= rules.last; day = addDays(day, 1)) {
    if (rules.arrivalState(day) === "free") return day;
  }
  return today;
}

/** Noon, which is the same day in every time zone and over the change of clocks. */
function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00`);
}

function dayOf(date: Date): Day {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as Day;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
