import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { afterStepBack, stepBack } from "../../modules/router/step-back.ts";
import { phoneWindow } from "../../site/breakpoints.ts";
import { useModal } from "../dialog/dialog.tsx";
import styles from "../stay-form/calendar-panel.module.css";
import { hintId, StayCalendar, type StayCalendarProps } from "./stay-calendar.tsx";

type CalendarPanelProps = Omit<StayCalendarProps, "isNarrow" | "doneText" | "onClose"> & {
  button: string;
  form: RefObject<HTMLFormElement | null>;
  onClose(focus: "field" | "button"): void;
};

export function CalendarPanel({ button, form, onClose, ...calendar }: CalendarPanelProps) {
  const [isNarrow] = useState(() => matchMedia(phoneWindow).matches);

  // another window has another panel
  // biome-ignore lint/correctness/useExhaustiveDependencies: another window closes the panel once, by the handler of its opening
  useEffect(() => {
    const narrow = matchMedia(phoneWindow);
    const onChange = () => onClose("field");
    narrow.addEventListener("change", onChange);
    return () => narrow.removeEventListener("change", onChange);
  }, []);

  function end(isDone: boolean): void {
    onClose(isDone ? "button" : "field");
    // after the step back that closes a panel of a phone
    if (isDone && isNarrow) setTimeout(() => afterStepBack(() => form.current?.requestSubmit()));
  }

  const Panel = isNarrow ? ModalPanel : Popup;
  return (
    <Panel label={calendar.texts.title} form={form} onClose={() => onClose("field")}>
      <StayCalendar
        {...calendar}
        isNarrow={isNarrow}
        doneText={isNarrow ? button : calendar.texts.done}
        onClose={end}
      />
    </Panel>
  );
}

type PanelProps = {
  label: string;
  form: RefObject<HTMLFormElement | null>;
  children: ReactNode;
  onClose(): void;
};

function Popup({ label, form, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled to when it opens; the handler is that of its opening
  useEffect(() => {
    const { top, bottom } = panel.current?.getBoundingClientRect() ?? new DOMRect();
    const fields = form.current?.getBoundingClientRect();
    // beside them it is as high as the window
    if (fields && top > fields.top && bottom > innerHeight - 8) form.current?.scrollIntoView();
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (!target.closest("[data-field]")) onClose();
    };
    // before React takes away the button that was pressed
    addEventListener("click", onPress, true);
    return () => removeEventListener("click", onPress, true);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: one history entry for each opening
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
