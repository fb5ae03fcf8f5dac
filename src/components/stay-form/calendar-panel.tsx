import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type Day, formatDay, parseDay } from "../../modules/calendar-days.ts";
import { afterStepBack, stepBack } from "../../modules/router/step-back.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { todayAtHouse } from "../../site/stay/stay.ts";
import { useModal } from "../dialog/dialog.tsx";
import styles from "./calendar-panel.module.css";
import type { StayFormData } from "./stay-form.content.ts";
import type { StayFormState } from "./use-stay-form.ts";

type CalendarPanelProps = {
  stay: StayFormData;
  state: StayFormState;
  form: RefObject<HTMLFormElement | null>;
  /** @param focus what takes the focus */
  onClose(focus: "field" | "button"): void;
};

const hintId = "stay-calendar-hint";
const narrowWindow = "(max-width: 47.999rem)";

/** The dialog with the calendar: beside or below the fields, or over the whole of a narrow window. */
export function CalendarPanel({ stay, state, form, onClose }: CalendarPanelProps) {
  const { tools, rules, words, guests = 1, entry, open } = state;
  const { calendar: texts } = stay;
  const [isNarrow] = useState(() => matchMedia(narrowWindow).matches);
  const [arrival, departure] = [parseDay(entry.arrival), parseDay(entry.departure)];

  // another window has another panel
  useEffect(() => {
    const narrow = matchMedia(narrowWindow);
    const onChange = () => onClose("field");
    narrow.addEventListener("change", onChange);
    return () => narrow.removeEventListener("change", onChange);
  }, []);

  function end(isDone: boolean): void {
    onClose(isDone ? "button" : "field");
    // after the step back that closes a panel of a phone
    if (isDone && isNarrow) setTimeout(() => afterStepBack(() => form.current?.requestSubmit()));
  }

  const content =
    tools && rules && words ? (
      <tools.StayCalendar
        texts={texts}
        words={words}
        rules={rules}
        guests={guests}
        today={todayAtHouse()}
        chosen={{ arrival, departure }}
        field={open ?? "arrival"}
        hintId={hintId}
        isNarrow={isNarrow}
        doneText={isNarrow ? stay.button : texts.done}
        onChange={(days) => {
          state.choose(days);
          state.setOpen(days.arrival ? "departure" : "arrival");
        }}
        onClose={end}
      />
    ) : (
      <Waiting texts={texts} isNarrow={isNarrow} month={arrival ?? todayAtHouse()} />
    );
  const Panel = isNarrow ? ModalPanel : Popup;
  return (
    <Panel label={texts.title} form={form} onClose={() => onClose("field")}>
      {content}
    </Panel>
  );
}

type PanelProps = {
  label: string;
  form: RefObject<HTMLFormElement | null>;
  children: ReactNode;
  onClose(): void;
};

/** Closed by a press outside, and by Tab from its first or last control. */
function Popup({ label, form, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { bottom, height } = panel.current?.getBoundingClientRect() ?? { bottom: 0, height: 0 };
    const isBelow = panel.current && getComputedStyle(panel.current).top !== "auto";
    if (isBelow && height > 0 && bottom > innerHeight - 8) form.current?.scrollIntoView();
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (!target.closest("[data-field]")) onClose();
    };
    addEventListener("click", onPress);
    return () => removeEventListener("click", onPress);
  }, []);
  return (
    <div
      ref={panel}
      className={styles.popup}
      role="dialog"
      aria-label={label}
      aria-describedby={hintId}
      data-calendar=""
      onKeyDown={(event) => {
        if (event.key !== "Tab") return;
        const stops = [...event.currentTarget.querySelectorAll("button")].filter(
          ({ tabIndex }) => tabIndex === 0,
        );
        if (document.activeElement !== stops.at(event.shiftKey ? 0 : -1)) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

/** Closed by Back too: it has a history entry of its own. */
function ModalPanel({ label, onClose, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true, onClose);
  useEffect(() => {
    if (!history.state?.calendar) history.pushState({ ...history.state, calendar: true }, "");
    addEventListener("popstate", onClose);
    return () => {
      removeEventListener("popstate", onClose);
      if (history.state?.calendar) stepBack(1);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={label}
      aria-describedby={hintId}
      data-calendar=""
    >
      {children}
    </dialog>
  );
}

type WaitingProps = { texts: StayFormData["calendar"]; isNarrow: boolean; month: Day };

/** The panel until the calendar has come: names of the months, and their room. */
function Waiting({ texts, isNarrow, month }: WaitingProps) {
  const { locale } = useSite().shared.units;
  const next = new Date(`${month.slice(0, 8)}15T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const months = [month, parseDay(next.toISOString().slice(0, 10))].slice(0, isNarrow ? 1 : 2);
  return (
    <div className={styles.waiting}>
      <p role="status">{texts.loading}</p>
      <div>
        {months.map(
          (day) =>
            day && <h3 key={day}>{formatDay(day, locale, { month: "long", year: "numeric" })}</h3>,
        )}
      </div>
    </div>
  );
}
