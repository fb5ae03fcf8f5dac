import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { DayPicker } from "react-day-picker";
import type { Day } from "../../modules/calendar-days.ts";
import { addDays, daysFrom, nightsBetween } from "../../modules/count-days.ts";
import { useSite } from "../../site/site-context.tsx";
import {
  type CalendarTexts,
  type CalendarWords,
  type ChosenDays,
  capital,
} from "../../site/stay/calendar-words.ts";
import { type DayWords, dayWords } from "../../site/stay/day-words.ts";
import type { HouseRules } from "../../site/stay/house-rules.ts";
import { todayAtHouse } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { Icon } from "../drawing/drawing.tsx";
import { CellsContext, canChoose, components, dateOf, dayOf, openArrival } from "./month.tsx";
import styles from "./stay-calendar.module.css";

export type StayCalendarProps = {
  texts: CalendarTexts;
  words: CalendarWords;
  rules: HouseRules;
  guests: number;
  /** The name of the chosen home. */
  home: string | undefined;
  chosen: ChosenDays;
  /** The field that was pressed, whose day takes the focus. */
  field: "arrival" | "departure";
  isNarrow: boolean;
  doneText: string;
  onChange(days: ChosenDays): void;
  onClose(isDone: boolean): void;
};

export const hintId = "stay-calendar-hint";

export function StayCalendar(props: StayCalendarProps) {
  const { texts, rules, guests, home, chosen, isNarrow, onChange, onClose } = props;
  const words = useMemo(() => dayWords(texts, props.words), [texts, props.words]);
  const { partLang } = useSite().shared;
  const [today] = useState(todayAtHouse);
  const panel = useRef<HTMLDivElement>(null);
  const [start] = useState(() => startOf(props, today));
  const [month, setMonth] = useState(() => monthWith(chosen.arrival ?? start, start, isNarrow));
  const [preview, setPreview] = useState<Day>();
  const [said, setSaid] = useState("");
  /** In which the focus is, and so the one stop of the tab key. */
  const [focused, setFocused] = useState(start);
  const [toFocus, setToFocus] = useState(start);
  const saidMonth = useRef("");
  const [refused, setRefused] = useState<RefusedDay>();
  const isComplete = Boolean(chosen.arrival && chosen.departure);
  const arrival = openArrival(chosen);

  useEffect(() => {
    // after a modal dialog has been shown, which takes the focus
    queueMicrotask(() =>
      panel.current?.querySelector<HTMLElement>(`[data-day="${toFocus}"] button`)?.focus(),
    );
  }, [toFocus]);

  function choose(day: Day, isKey: boolean): void {
    setPreview(undefined);
    setRefused(undefined);
    if (!canChoose(rules, day, arrival)) {
      const { text, nearest } = words.whyNot(rules, day, arrival);
      setRefused({ day, text, nearest });
      const days = words.days(nearest);
      setSaid(days ? `${text} ${words.say(texts.why.nearest, { days })}` : text);
    } else if (arrival && day > arrival) {
      onChange({ arrival, departure: day });
      setSaid(rangeSaid(arrival, day));
    } else {
      onChange({ arrival: day });
      const rule = words.departures(rules, day);
      setSaid(words.say(texts.spoken.arrivalChosen, { date: words.weekday(day), rule }));
      const first = addDays(day, rules.minimumNights(day));
      setMonth(monthWith(month, first, isNarrow));
      if (!isKey) return;
      saidMonth.current = monthOf(first);
      setToFocus(first);
    }
  }

  function rangeSaid(from: Day, to: Day): string {
    const [offer] = rules.offersOf(from, to);
    const nights = words.nightsIn(nightsBetween(from, to));
    if (!offer) return words.range(from, to);
    return words.say(texts.spoken.rangeChosen, {
      nights,
      ...words.span(from, to, words.weekday),
      party: words.party(guests),
      price: words.money(offer.price),
    });
  }

  function sayMonth(day: Day): void {
    if (saidMonth.current === monthOf(day)) return;
    saidMonth.current = monthOf(day);
    const rule = words.monthRule(rules, day).join(" ");
    setSaid(words.say(texts.spoken.monthChanged, { month: words.month(day), rule }));
  }

  const isPreview = arrival && preview && preview > arrival && canChoose(rules, preview, arrival);
  const ends = chosen.departure ?? (isPreview ? preview : undefined);
  const step = isComplete ? texts.stepDone : arrival ? texts.stepDeparture : texts.stepArrival;
  const party = words.party(guests);
  return (
    <div ref={panel} lang={partLang.words} className={styles.calendar}>
      <div className={styles.top}>
        <p className={styles.step}>
          <b>{step}</b>{" "}
          <span>
            {home
              ? words.say(texts.home.head, { home: capital(home, words.locale), party })
              : words.say(texts.forGuests, { party })}
          </span>
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
      <CellsContext value={{ texts, words, rules, today, chosen, ends, refused: refused?.day }}>
        <DayPicker
          className={styles.months}
          components={components}
          month={dateOf(month)}
          onMonthChange={(date) => {
            setRefused(undefined);
            setMonth(dayOf(date));
            sayMonth(dayOf(date));
          }}
          startMonth={dateOf(today)}
          endMonth={dateOf(rules.last)}
          numberOfMonths={isNarrow ? 1 : 2}
          weekStartsOn={1}
          today={dateOf(today)}
          modifiers={{ focused: dateOf(focused) }}
          lang={words.locale}
          labels={{
            labelGrid: (date) => words.month(dayOf(date)),
            labelWeekday: (date) => words.dayOfWeek(dayOf(date), "long"),
          }}
          formatters={{ formatWeekdayName: (date) => words.dayOfWeek(dayOf(date), "short") }}
          // a click by key counts no presses
          onDayClick={(date, _, { detail }: MouseEvent) => choose(dayOf(date), detail === 0)}
          onDayFocus={(date) => {
            const day = dayOf(date);
            setFocused(day);
            setPreview(day);
            sayMonth(day);
          }}
          onDayMouseEnter={(date) => setPreview(dayOf(date))}
          onDayMouseLeave={() => setPreview(undefined)}
        />
      </CellsContext>
      <p id={hintId} className={layout.visuallyHidden}>
        {texts.spoken.instructions}
      </p>
      <p className={layout.visuallyHidden} role="status" data-said="">
        {said}
      </p>
      <Legend
        {...props}
        words={words}
        month={`${monthOf(month)}-01` as Day}
        days={isNarrow ? 31 : 61}
      />
      <div className={styles.foot}>
        {refused ? (
          <WhyNot {...refused} words={words} onChoose={choose} />
        ) : (
          <PriceLine {...props} words={words} />
        )}
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
                // this button goes with the days
                panel.current?.querySelector<HTMLElement>('[data-day] [tabindex="0"]')?.focus();
                setRefused(undefined);
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

const monthOf = (day: Day) => day.slice(0, "2027-06".length);

/** The day that takes the focus: what the pressed field holds, or the first that it can. */
function startOf({ chosen, field, rules }: StayCalendarProps, today: Day): Day {
  const { arrival } = chosen;
  if (arrival && field === "departure") {
    return chosen.departure ?? addDays(arrival, rules.minimumNights(arrival));
  }
  return arrival ?? rules.firstArrival() ?? today;
}

/** The month to turn to so that a day shows. @param shown a day of the month that is shown first */
function monthWith(shown: Day, day: Day, isNarrow: boolean): Day {
  const last = isNarrow ? shown : addDays(`${monthOf(shown)}-01` as Day, 31);
  if (monthOf(shown) <= monthOf(day) && monthOf(day) <= monthOf(last)) return shown;
  return isNarrow ? day : addDays(`${monthOf(day)}-01` as Day, -1);
}

type RefusedDay = { day: Day; text: string; nearest: Day[] };

type WhyNotProps = RefusedDay & { words: DayWords; onChoose(day: Day, isKey: boolean): void };

/** Stands where the price will be. */
function WhyNot({ text, nearest, words, onChoose }: WhyNotProps) {
  const [day, ...reason] = text.split(/(?<=:) /);
  return (
    <div className={styles.price} data-why="">
      <p>
        <b>{day}</b> {reason.join(" ")}
      </p>
      <p className={styles.days}>
        {nearest.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.plain}
            onClick={({ detail }) => onChoose(each, detail === 0)}
          >
            {words.weekday(each)}
          </button>
        ))}
      </p>
    </div>
  );
}

type FootProps = { words: DayWords } & Pick<
  StayCalendarProps,
  "texts" | "rules" | "guests" | "chosen"
>;

function Legend(props: FootProps & { month: Day; days: number }) {
  const { texts, words, rules, chosen, month, days } = props;
  const { takenAsOf } = rules;
  const { legend } = texts;
  const nights = new Set(daysFrom(month, days).map(rules.nightState));
  const asOf = takenAsOf ? ` (${words.say(legend.asOf, { date: words.date(takenAsOf) })})` : "";
  const signs: [className: string | undefined, text: string | false][] = [
    [styles.legendFree, legend.free],
    [styles.legendRefused, openArrival(chosen) ? legend.noDeparture : legend.noArrival],
    [styles.legendTaken, nights.has("taken") && legend.taken + asOf],
    [styles.legendClosed, nights.has("closed") && legend.closed],
    [styles.legendYours, chosen.arrival !== undefined && legend.yours],
  ];
  return (
    <ul className={styles.legend}>
      {signs.map(
        ([className, text]) =>
          text && (
            <li key={text}>
              <i className={className} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function PriceLine({ texts, words, rules, guests, chosen }: FootProps) {
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
