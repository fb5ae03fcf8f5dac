import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../../modules/schedule.ts";
import { fillFields, focusField, readFields } from "../../site/stay/fill-fields.ts";
import {
  addressOf,
  checkStay,
  hasDays,
  isSameEntry,
  mergedEntry,
  noEntry,
  readStayEntry,
  type StayEntry,
  shownEntry,
  stayFields,
} from "../../site/stay/stay.ts";
import { type Judge, useStay } from "../../site/stay/use-stay.ts";
import type { StayFormData } from "./stay-form.content.ts";

const noChanges = () => () => {};
const isNever = () => false;
const isAlways = () => true;

/** Keeps the fields, which are sent, the store, and on the booking page the address in step. */
export function useStayForm<Part extends Judge>(
  form: RefObject<HTMLFormElement | null>,
  data: StayFormData,
  { isBooking, load }: { isBooking: boolean; load: () => Promise<Part> },
) {
  const stay = useStay(data, load);
  const { entry, asked, isNew, change } = stay;
  const { house } = data;
  const isWhole = (entered: StayEntry) => Boolean(checkStay(entered, house).stay);
  const enter = (entered: StayEntry) =>
    change({ entry: entered, isTold: stay.isTold && !isWhole(entered), isPressed: false });
  const show = (address: StayEntry, shown = address) =>
    change({
      entry: shown,
      asked: address,
      isTold: hasDays(address) && !isWhole(address),
      isPressed: false,
    });

  // a form that the server has drawn may have been used before the scripts came
  const isServers = useSyncExternalStore(noChanges, isNever, isAlways);
  const [isHydrated] = useState(isServers);
  const [isInStep, setInStep] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and early fields are read once, when the form comes
  useLayoutEffect(() => {
    if (!form.current) return;
    // the page shows its own messages instead of the browser's
    form.current.noValidate = true;
    const address = isBooking ? readStayEntry(location.search) : noEntry;
    if (isHydrated) {
      const early = readFields(form.current);
      const shown = shownEntry(address, house);
      // what was chosen before the scripts came
      const own = stayFields.filter((field) => early[field] !== shown[field]);
      show(address, mergedEntry(address, early, own));
    } else if (isBooking && !isSameEntry(address, asked)) {
      const said = stayFields.filter((field) => address[field]);
      show(address, hasDays(address) ? address : mergedEntry(entry, address, said));
    }
    setInStep(true);
    whenIdle(stay.want);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the entry; house and form do not change
  useLayoutEffect(() => {
    if (form.current && !isNew) fillFields(form.current, entry, house);
  }, [entry, isNew]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was asked decides whether an address is another stay
  useEffect(() => {
    if (!isBooking) return;
    const onPopState = () => {
      const address = readStayEntry(location.search);
      // a link to a section changes only the fragment, and must not reset the fields
      if (!isSameEntry(address, asked)) show(address);
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [asked]);

  // a home can be chosen as soon as an address has named one
  const [hasHome, setHasHome] = useState(false);
  if (stay.party.home && !hasHome) setHasHome(true);

  return {
    ...stay,
    given: isInStep ? stay.given : undefined,
    isHydrated,
    hasHome,
    read: () => form.current && enter(readFields(form.current)),
    choose: (values: Partial<StayEntry>) =>
      form.current && enter({ ...readFields(form.current), ...values }),
    /** Writes the stay into the page's address too, as the form does without script. */
    press(): boolean {
      if (!form.current) return false;
      stay.want();
      const entered = readFields(form.current);
      const { stay: whole, errors } = checkStay(entered, house);
      const isFit = whole !== undefined && !stay.refusalOf(whole);
      const answered = isFit && { asked: entered };
      change({ entry: entered, ...answered, isTold: !isFit, isPressed: isFit });
      const [wrong] = stayFields.filter((field) => errors[field]);
      if (wrong) focusField(form.current, wrong);
      if (!isFit) return false;
      const url = addressOf(location.href, entered);
      if (url.search !== location.search) history.pushState(null, "", url);
      return true;
    },
  };
}

export type StayFormState<Part extends Judge = Judge> = ReturnType<typeof useStayForm<Part>>;
