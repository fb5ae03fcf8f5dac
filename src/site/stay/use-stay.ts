import { useEffect, useMemo, useState } from "react";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import { useSite } from "../site-context.tsx";
import type { CalendarTexts, calendarWords, HomeNames } from "./calendar-words.ts";
import type { rulesFromToday, StayHouse } from "./house-rules.ts";
import {
  checkStay,
  houseTimeZone,
  noEntry,
  type Stay,
  type StayEntry,
  type StayErrors,
  shownEntry,
  stayFields,
  todayAtHouse,
} from "./stay.ts";
import { useStayStore } from "./stay-store.tsx";

/** A part that is asked for again, by the next `want` or when the network is back, after it failed. */
export function usePart<Part extends object>(load: () => Promise<Part>) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(0);
  const part = useOnDemand(tries, load, () => setFailed(tries));
  const hasFailed = tries > 0 && tries === failed;
  const want = () => setTries((now) => (now === failed ? now + 1 : now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets state by its last value
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", want);
    return () => removeEventListener("online", want);
  }, [hasFailed]);
  return { part, hasFailed, want };
}

type StaySource = {
  house: StayHouse;
  homes: HomeNames;
  currency: string;
  calendar: CalendarTexts;
};

/** What judges a stay, and says it. */
export type Judge = { rulesFromToday: typeof rulesFromToday; calendarWords: typeof calendarWords };

/** The stay of the store, checked, and judged as soon as the house's rules have come. */
export function useStay<Part extends Judge>(
  { house, homes, currency, calendar }: StaySource,
  load: () => Promise<Part>,
) {
  const [state, change] = useStayStore();
  const { locale, formats } = useSite().shared.units;
  const { part: loaded, hasFailed, want } = usePart(load);
  const { entry = noEntry, asked = noEntry, isTold = false, isPressed = false } = state;

  const part = useMemo(() => {
    const forms = { locale, currency, ...formats };
    const words = loaded?.calendarWords(calendar, forms, homes, todayAtHouse());
    return loaded && words && { ...loaded, words };
  }, [loaded, calendar, locale, currency, formats, homes]);

  const { guests, home } = shownEntry(entry, house);
  const rules = useMemo(() => {
    const party = { guests: Number(guests), home: home || undefined };
    return part?.rulesFromToday(house, party, houseTimeZone());
  }, [part, house, guests, home]);

  /** Why the house refuses a stay; undefined as long as nobody knows. */
  function refusalOf(stay: Stay) {
    return part
      ?.rulesFromToday(house, stay, houseTimeZone())
      .refusalOf(stay.arrival, stay.departure);
  }

  const isJudged = Boolean(part || hasFailed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads what is listed
  const judged = useMemo(() => {
    const { stay, errors } = checkStay(entry, house);
    const refusal = stay && refusalOf(stay);
    const wanted = checkStay(asked, house).stay;
    const isRefused = wanted && refusalOf(wanted);
    const open = errors.guests === "homeGuests" && checkStay({ ...entry, home: "" }, house).stay;
    return {
      errors,
      /** A stay of more guests than its home has room for, in days to come. */
      crowded:
        open && refusalOf(open)?.reason !== "past" ? { ...open, home: entry.home } : undefined,
      stay: isJudged && !refusal ? stay : undefined,
      refused: stay && refusal && { stay, refusal },
      /** What the engine is given; null for nothing, undefined as long as nobody knows. */
      given: wanted && !isRefused ? (isJudged ? wanted : undefined) : null,
    };
  }, [entry, asked, house, part, isJudged]);

  const errors: StayErrors = {};
  for (const field of stayFields) {
    const error = judged.errors[field];
    if (error && (isTold || !/Missing|Incomplete|notADate/.test(error))) errors[field] = error;
  }
  // a home can be chosen as soon as an address has named one
  const [hasHome, setHasHome] = useState(false);
  if (home && !hasHome) setHasHome(true);

  return {
    ...judged,
    errors,
    hasHome,
    entry,
    asked,
    isTold,
    isPressed,
    isNew: state.entry === undefined,
    /** How many, and in which home, as the form shows it. */
    party: { guests: Number(guests), home },
    part,
    hasFailed,
    rules,
    want,
    change,
    /** Missing days are said as long as a stay that is asked for lacks them. */
    enter(entered: StayEntry, isAskedFor = isTold, asked = entered): void {
      const isIncomplete = !checkStay(asked, house).stay;
      change({ entry: entered, isTold: isAskedFor && isIncomplete, isPressed: false });
    },
    /** Whether the engine can have it, and the first field that is wrong. */
    judge(entered: StayEntry) {
      const { stay, errors } = checkStay(entered, house);
      const isFit = stay !== undefined && !refusalOf(stay);
      return { isFit, wrong: stayFields.find((field) => errors[field]) };
    },
  };
}
