import { createContext, use, useEffect, useRef, useState } from "react";
import {
  type DayButtonProps,
  DayPicker,
  type DayProps,
  type MonthProps,
  type NavProps,
  type WeekdayProps,
} from "react-day-picker";
import { addDays, type Day, daysFrom, nightsBetween } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import type { CalendarTexts, CalendarWords } from "../../site/stay/calendar-words.ts";
import type { HouseRules } from "../../site/stay/house-rules.ts";
import { monthRules } from "../../site/stay/month-rules.ts";
import layout from "../../styles/layout.module.css";
import { Button, SquareButton } from "../button/button.tsx";
import { Icon } from "../drawing/drawing.tsx";
import styles from "./stay-calendar.module.css";

/** The days that are chosen, as far as they are. */
export type ChosenDays = { arrival?: Day | undefined; departure?: Day | undefined };

export type StayCalendarProps = {
  texts: CalendarTexts;
  words: CalendarWords;
  rules: HouseRules;
  guests: number;
  /** Today where the house stands. */
  today: Day;
  chosen: ChosenDays;
  /** The field that was pressed, whose day takes the focus. */
  field: "arrival" | "departure";
  /** Id of the text that says how to use it. */
  hintId: string;
  /** Whether the window shows one month, and the panel covers it. */
  isNarrow: boolean;
  /** The text of the button at the foot, in narrow windows that of the form's button. */
  doneText: string;
  onChange(days: ChosenDays): void;
  /** @param isDone whether the button at the foot was pressed */
  onClose(isDone: boolean): void;
};

type Cells = Pick<StayCalendarProps, "texts" | "words" | "rules" | "today" | "chosen"> & {
  /** The departure or, before it is chosen, the day under pointer or focus that can be it. */
  ends: Day | undefined;
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
  const [focused] = useState(
    () => chosen[props.field] ?? chosen.arrival ?? firstPossible(rules, today),
  );
  const isComplete = Boolean(chosen.arrival && chosen.departure);
  const arrival = isComplete ? undefined : chosen.arrival;

  useEffect(() => {
    // after a modal dialog has been shown, which takes the focus
    queueMicrotask(() =>
      panel.current?.querySelector<HTMLElement>(`[data-day="${focused}"] button`)?.focus(),
    );
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
    if (!offer) return words.range(from, to);
    return words.say(texts.spoken.rangeChosen, {
      nights,
      from: words.weekday(from),
      to: words.whole(to),
      party: words.party(guests),
      price: words.money(offer.price),
    });
  }

  function showMonth(date: Date): void {
    setMonth(date);
    const day = dayOf(date);
    const rule = words.monthRule(monthRules(rules, day)).join(" ");
    setSaid(words.say(texts.spoken.monthChanged, { month: words.month(day), rule }));
  }

  const isPreview = arrival && preview && preview > arrival && canChoose(rules, preview, arrival);
  const ends = chosen.departure ?? (isPreview ? preview : undefined);
  const step = isComplete ? texts.stepDone : arrival ? texts.stepDeparture : texts.stepArrival;
  return (
    <div ref={panel} className={styles.calendar}>
      <div className={styles.top}>
        <p className={styles.step}>
          <b>{step}</b> <span>{words.say(texts.forGuests, { party: words.party(guests) })}</span>
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
      <CellsContext value={{ texts, words, rules, today, chosen, ends, onPreview: setPreview }}>
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
      <p id={props.hintId} className={layout.visuallyHidden}>
        {texts.spoken.instructions}
      </p>
      <p className={layout.visuallyHidden} role="status" data-said="">
        {said}
      </p>
      <Legend {...props} month={`${dayOf(month).slice(0, 8)}01` as Day} days={isNarrow ? 31 : 61} />
      <div className={styles.foot}>
        <PriceLine {...props} />
        <div className={styles.actions}>
          <Button
            outlined={!isComplete}
            aria-disabled={!isComplete}
            onClick={() => isComplete && onClose(true)}
          >
            {props.doneText}
          </Button>
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
      <h2 data-month-title="">{words.month(day)}</h2>
      <p className={styles.rule}>
        {words.monthRule(monthRules(rules, day)).map((sentence) => (
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

function DayButton({ day, modifiers, children, ...button }: DayButtonProps) {
  const self = useRef<HTMLButtonElement>(null);
  const isFocused = modifiers.focused;
  useEffect(() => {
    if (isFocused) self.current?.focus();
  }, [isFocused]);
  const { rules, words, chosen, onPreview } = useCells();
  const date = dayOf(day.date);
  const arrival = openArrival(chosen);
  const { onFocus, onMouseEnter, onMouseLeave } = button;
  return (
    <button
      {...button}
      ref={self}
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
  const { rules, today, chosen, ends: last } = cells;
  const night = rules.nightState(day);
  const before = rules.nightState(addDays(day, -1));
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

type LegendProps = Pick<StayCalendarProps, "texts" | "words" | "rules" | "chosen"> & {
  month: Day;
  days: number;
};

/** What the marks in view mean. */
function Legend({ texts, words, rules, chosen, month, days }: LegendProps) {
  const { takenAsOf } = rules;
  const nights = new Set(daysFrom(month, days).map(rules.nightState));
  const refused = openArrival(chosen) ? texts.legend.noDeparture : texts.legend.noArrival;
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.legendFree} />
        {texts.legend.free}
      </li>
      <li>
        <i className={styles.legendRefused} />
        <span>{refused}</span>
      </li>
      {nights.has("taken") && (
        <li>
          <i className={styles.legendTaken} />
          {texts.legend.taken}
          {takenAsOf && ` (${words.say(texts.legend.asOf, { date: words.date(takenAsOf) })})`}
        </li>
      )}
      {nights.has("closed") && (
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
      <b>{words.say(texts.price.nights, { nights, party: words.party(guests) })}</b>
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
