import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../../modules/schedule.ts";
import { fillFields, focusField, readFields } from "../../site/stay/fill-fields.ts";
import {
  addressOf,
  hasDays,
  isSameEntry,
  mergedEntry,
  noEntry,
  readStayEntry,
  type StayEntry,
  shownEntry,
} from "../../site/stay/stay.ts";
import { type Judge, useStay } from "../../site/stay/use-stay.ts";
import type { StayFormData } from "./stay-form.content.ts";

const never = () => () => {};
const isClients = () => false;
const isServersOwn = () => true;

/** Keeps the fields, which are sent, the store, and on the booking page the address in step. */
export function useStayForm<Part extends Judge>(
  form: RefObject<HTMLFormElement | null>,
  data: StayFormData,
  { isBooking, load }: { isBooking: boolean; load: () => Promise<Part> },
) {
  const stay = useStay(data, load);
  const { entry, asked, isNew, enter, change } = stay;
  const { house } = data;
  const show = (address: StayEntry, shown = address) => {
    enter(shown, hasDays(address), address);
    change({ asked: address });
  };

  // a form that the server has drawn may have been used before the scripts came
  const isServers = useSyncExternalStore(never, isClients, isServersOwn);
  const [isHydrated] = useState(isServers);
  const [isInStep, setInStep] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and early fields are read once, when the form comes
  useLayoutEffect(() => {
    if (!form.current) return;
    // the page shows its own messages instead of the browser's
    form.current.noValidate = true;
    const address = isBooking ? readStayEntry(location.search) : noEntry;
    // what was chosen before the scripts came, or what a link without days says
    if (isHydrated) {
      // the head script, which fills them in, may not have come
      const filled = "filled" in form.current.dataset ? address : noEntry;
      show(address, mergedEntry(address, readFields(form.current), shownEntry(filled, house)));
    } else if (isBooking && !isSameEntry(address, asked)) {
      show(address, hasDays(address) ? address : mergedEntry(entry, address, noEntry));
    }
    setInStep(true);
  }, []);

  const isAsked = hasDays(entry) || entry.home !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once there is something to say; otherwise the first touch of the form asks
  useEffect(() => {
    if (isAsked) whenIdle(stay.want);
  }, [isAsked]);

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

  return {
    ...stay,
    given: isInStep ? stay.given : undefined,
    isHydrated,
    /** Reads the fields, and puts other values in their place. */
    choose: (values: Partial<StayEntry> = {}) =>
      form.current && enter({ ...readFields(form.current), ...values }),
    /** Writes the stay into the page's address too, as the form does without script. */
    press(): boolean {
      if (!form.current) return false;
      stay.want();
      const entered = readFields(form.current);
      const { wrong, isFit } = stay.judge(entered);
      const engine = isFit ? entered : asked;
      change({ entry: entered, asked: engine, isTold: !isFit, isPressed: isFit });
      if (wrong) focusField(form.current, wrong);
      if (!isFit) return false;
      const url = addressOf(location.href, entered);
      if (url.search !== location.search) history.pushState(null, "", url);
      return true;
    },
  };
}

export type StayFormState<Part extends Judge = Judge> = ReturnType<typeof useStayForm<Part>>;
