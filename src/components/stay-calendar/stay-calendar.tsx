import { useEffect, useRef, useState } from "react";
import { DayPicker } from "react-day-picker";
import type { Day } from "../../modules/calendar-days.ts";
import { addDays, daysFrom, nightsBetween } from "../../modules/count-days.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { CalendarTexts, CalendarWords } from "../../site/stay/calendar-words.ts";
import type { HouseRules } from "../../site/stay/house-rules.ts";
import { todayAtHouse } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { Icon } from "../drawing/drawing.tsx";
import {
  CellsContext,
  type ChosenDays,
  canChoose,
  components,
  dateOf,
  dayOf,
  openArrival,
} from "./month.tsx";
import styles from "./stay-calendar.module.css";

export type StayCalendarProps = {
  texts: CalendarTexts;
  words: CalendarWords;
  rules: HouseRules;
  guests: number;
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
  const { texts, words, rules, guests, chosen, isNarrow, onChange, onClose } = props;
  const { partLang } = useSite().shared;
  const [today] = useState(todayAtHouse);
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
    const rule = words.monthRule(rules, day).join(" ");
    setSaid(words.say(texts.spoken.monthChanged, { month: words.month(day), rule }));
  }

  const isPreview = arrival && preview && preview > arrival && canChoose(rules, preview, arrival);
  const ends = chosen.departure ?? (isPreview ? preview : undefined);
  const step = isComplete ? texts.stepDone : arrival ? texts.stepDeparture : texts.stepArrival;
  return (
    <div ref={panel} lang={partLang.words} className={styles.calendar}>
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
      <CellsContext value={{ texts, words, rules, today, chosen, ends }}>
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
          onDayFocus={(date) => setPreview(dayOf(date))}
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
                // this button goes with the days
                panel.current?.querySelector<HTMLElement>('[data-day] [tabindex="0"]')?.focus();
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

function firstPossible(rules: HouseRules, today: Day): Day {
  for (let day = today; day <= rules.last; day = addDays(day, 1)) {
    if (rules.arrivalState(day) === "free") return day;
  }
  return today;
}

type FootProps = Pick<StayCalendarProps, "texts" | "words" | "rules" | "guests" | "chosen">;

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
