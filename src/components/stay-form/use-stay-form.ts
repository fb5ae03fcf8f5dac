import { type RefObject, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import { HiddenPageContext, useSite } from "../../site/context/site-context.tsx";
import { loadPart } from "../../site/load-code.ts";
import { controlOf, fillFields, readFields } from "../../site/stay/fill-fields.ts";
import type { StayRefusal } from "../../site/stay/house-rules.ts";
import {
  checkStay,
  hasDays,
  houseTimeZone,
  noEntry,
  readStayEntry,
  type Stay,
  type StayEntry,
  type StayErrors,
  type StayField,
  shownEntry,
  stayFields,
} from "../../site/stay/stay.ts";
import { calendarTimeout } from "../../site/timings.ts";
import type { ChosenDays } from "../stay-calendar/month.tsx";
import type { StayFormData } from "./stay-form.content.ts";

export type DayField = "arrival" | "departure";

const loadTools = () => loadPart(() => import("../stay-calendar/calendar-panel.tsx"));

/** Of the form that was on the page before: in memory alone, since nothing that a guest types is stored. */
let kept: StayEntry | undefined;
/** Whether the calendar has not come: from then on the native fields stand in its place. */
let hasFailedBefore = false;

/** The native fields hold the values, so that they are sent; this reads them when they change. */
export function useStayForm(
  form: RefObject<HTMLFormElement | null>,
  { house, calendar, currency, homes }: StayFormData,
  isBooking: boolean,
) {
  const isHidden = use(HiddenPageContext);
  const { locale, formats } = useSite().shared.units;
  const { nights, guests: party } = formats;
  const [entry, setEntry] = useState(noEntry);
  /** The fields whose missing or impossible days are said: not those of a visitor who is still choosing. */
  const [said, setSaid] = useState<readonly StayField[]>([]);
  const [asked, setAsked] = useState(() =>
    // the head script has put the stay of the address into the engine's address already
    import.meta.env.SSR || isHidden || !isBooking ? noEntry : readStayEntry(location.search),
  );
  const shownSearch = useRef("");
  const [isPressed, setPressed] = useState(false);
  const [open, setOpen] = useState<DayField>();
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(hasFailedBefore);
  const tools = useOnDemand((isWanted || hasDays(entry)) && !hasFailed, loadTools, fail);

  function fail(): void {
    hasFailedBefore = true;
    setFailed(true);
    setOpen(undefined);
  }

  const isWaiting = open !== undefined && !tools;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(fail, calendarTimeout);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const guests = Number(shownEntry(entry, house).guests);
  const rules = useMemo(
    () => guests && tools?.rulesFromToday(house, guests, houseTimeZone()),
    [tools, house, guests],
  );
  const words = useMemo(
    () => tools?.calendarWords(calendar, { locale, currency, nights, guests: party }, homes),
    [tools, calendar, currency, homes, locale, nights, party],
  );

  function judge(stay: Stay): { refusal: StayRefusal | undefined } | undefined {
    if (!tools) return hasFailed ? { refusal: undefined } : undefined;
    const own = tools.rulesFromToday(house, stay.guests, houseTimeZone());
    return { refusal: own.refusalOf(stay.arrival, stay.departure) };
  }

  const checked = useMemo(() => {
    const { stay, errors } = checkStay(entry, house);
    const judged = stay && judge(stay);
    return {
      errors,
      stay: judged && !judged.refusal ? stay : undefined,
      refused: stay && judged?.refusal && { stay, refusal: judged.refusal },
    };
  }, [entry, tools, hasFailed]);

  /** The stay in the engine's address; null for none, undefined until the rules have come. */
  const handedOn = useMemo(() => {
    const { stay } = checkStay(asked, house);
    const judged = stay && judge(stay);
    if (!stay) return null;
    return judged && (judged.refusal ? null : stay);
  }, [asked, tools, hasFailed]);

  const errors: StayErrors = Object.fromEntries(
    stayFields.flatMap((field) => {
      const error = checked.errors[field];
      const isUnfinished = /Missing|Incomplete|notADate/.test(error ?? "");
      return error && (said.includes(field) || !isUnfinished) ? [[field, error]] : [];
    }),
  );

  useLayoutEffect(() => {
    const fields = form.current;
    if (!fields) return;
    // the page shows its own messages instead of the browser's
    fields.noValidate = true;
    if (!isBooking) {
      if (kept) fillFields(fields, kept, house);
      setEntry(readFields(fields));
      return () => {
        kept = readFields(fields);
      };
    }
    const showAddress = () => {
      shownSearch.current = location.search;
      const address = readStayEntry(location.search);
      setPressed(false);
      setEntry(address);
      setAsked(address);
      setSaid(hasDays(address) ? stayFields : []);
      fillFields(fields, address, house);
    };
    // what was chosen before the scripts came
    const early = readFields(fields);
    const address = readStayEntry(location.search);
    const isOwn = (field: StayField) => early[field] !== shownEntry(address, house)[field];
    const own = stayFields.filter(isOwn).map((field) => [field, early[field]]);
    showAddress();
    if (own.length > 0) fill(Object.fromEntries(own));
    const onPopState = () => {
      // a link to a section changes only the fragment, and must not reset the fields
      if (location.search !== shownSearch.current) showAddress();
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [isBooking]);

  function fill(values: Partial<StayEntry>): void {
    if (!form.current) return;
    fillFields(form.current, { ...readFields(form.current), ...values }, house);
    read();
  }

  function read(): void {
    if (!form.current) return;
    const entered = readFields(form.current);
    const { errors } = checkStay(entered, house);
    setEntry(entered);
    setPressed(false);
    setSaid((before) => before.filter((field) => errors[field]));
  }

  return {
    stay: checked.stay,
    refused: checked.refused,
    errors,
    entry,
    guests,
    handedOn,
    isPressed,
    open,
    hasFailed,
    tools,
    rules: rules || undefined,
    words,
    setOpen,
    fill,
    read,
    prepare: () => setWanted(true),
    choose: ({ arrival, departure }: ChosenDays) =>
      fill({ arrival: arrival ?? "", departure: departure ?? "" }),
    /** Writes the stay into the page's address too, as the form does without script. */
    press(): boolean {
      if (!form.current) return false;
      const entered = readFields(form.current);
      const { stay, errors } = checkStay(entered, house);
      setEntry(entered);
      setSaid(stayFields);
      const [wrong] = stayFields.filter((field) => errors[field]);
      if (wrong) focusField(form.current, wrong);
      if (!stay || judge(stay)?.refusal) return false;
      setAsked(entered);
      setPressed(true);
      const url = new URL(location.href);
      for (const field of stayFields) url.searchParams.set(field, entered[field]);
      url.hash = "";
      if (url.search !== location.search) history.pushState(null, "", url);
      shownSearch.current = location.search;
      return true;
    },
  };
}

export type StayFormState = ReturnType<typeof useStayForm>;

export function focusField(form: HTMLFormElement, field: StayField): void {
  form.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
  const native = controlOf(form, field);
  if (native?.checkVisibility?.() ?? true) native?.focus();
}
