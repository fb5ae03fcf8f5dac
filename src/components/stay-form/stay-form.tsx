import { type KeyboardEvent, type RefObject, useDeferredValue, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { parseDay } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { dayButtonTexts } from "../../site/stay/fill-fields.ts";
import { noEntry, shownEntry, type stayFields, todayAtHouse } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { Icon } from "../drawing/drawing.tsx";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";
import { type BookingTexts, StayMessages, wrongFields } from "./stay-messages.tsx";
import { type DayField, focusField, type StayFormState, useStayForm } from "./use-stay-form.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

type StayFormProps = {
  stay: StayFormData;
  tower?: boolean;
  className?: string | undefined;
};

const dayFields: readonly DayField[] = ["arrival", "departure"];

/** The form for days and guests, sent to the booking page: a plain GET form that works without script. */
export function StayForm({ stay, ...props }: StayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return <StayFields {...props} stay={stay} form={form} state={useStayForm(form, stay, false)} />;
}

type StayFieldsProps = StayFormProps & {
  form: RefObject<HTMLFormElement | null>;
  state: StayFormState;
  booking?: BookingTexts & { onSubmit(): void; engine: string | undefined };
};

export function StayFields({ stay, tower, className, form, state, booking }: StayFieldsProps) {
  const { href, shared } = useSite();
  const id = useId();
  const { calendar } = stay;
  // the press is answered by the waiting panel: two months take longer than a frame to draw
  const isDrawn = useDeferredValue(state.open) !== undefined;
  const { locale } = shared.units;
  const [arrival, departure] = [parseDay(state.entry.arrival), parseDay(state.entry.departure)];
  const wrong = wrongFields(state);
  const described = (field: (typeof stayFields)[number]) =>
    state.errors[field] ? `${id}-${field}-error` : undefined;
  const boxOf = (field: (typeof stayFields)[number], ...own: (string | undefined | false)[]) =>
    classNames(...own, wrong.includes(field) && styles.wrong);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && state.open) close("field");
  }

  function close(focus: "field" | "button"): void {
    const field = state.open ?? "arrival";
    // the fields can take the focus when a dialog over them is gone
    flushSync(() => state.setOpen(undefined));
    if (!form.current) return;
    if (focus === "field") focusField(form.current, field);
    else form.current.querySelector<HTMLElement>("[type=submit]")?.focus();
  }

  return (
    <form
      ref={form}
      className={classNames(styles.form, tower && styles.tower, className)}
      action={`${href("booking")}#calendar`}
      aria-label={stay.label}
      data-stay=""
      data-layout={tower && "tower"}
      data-private=""
      data-print="off"
      onChange={state.read}
      onKeyDown={onKeyDown}
      {...(booking && {
        // values that a browser restores after a reload could differ from those of the address
        autoComplete: "off",
        "data-engine": booking.engine,
        // the engine does not say the stay, so the form does
        "data-tells": booking.isTellHidden ? undefined : "",
        "data-house": JSON.stringify(stay.house),
        "data-words": JSON.stringify({
          choose: calendar.choose,
          name: calendar.fieldLabel,
          locale,
        }),
        onSubmit: (event) => {
          event.preventDefault();
          booking.onSubmit();
        },
      })}
    >
      {dayFields.map((field) => (
        // a group, since screen readers name only the parts of a date when its field is entered
        <fieldset
          key={field}
          className={boxOf(field, styles.field, !state.hasFailed && "no-js")}
          aria-labelledby={`${id}-${field}`}
        >
          <label>
            <span id={`${id}-${field}`}>{stay[field]}</span>
            <input
              type="date"
              name={field}
              required={Boolean(booking)}
              aria-invalid={wrong.includes(field)}
              aria-describedby={described(field)}
            />
          </label>
        </fieldset>
      ))}
      {!state.hasFailed && (
        <fieldset className={classNames(styles.days, "needs-js")} aria-label={stay.label}>
          {dayFields.map((field) => {
            const day = parseDay(state.entry[field]);
            const texts = dayButtonTexts(day, {
              field: stay[field],
              choose: calendar.choose,
              name: calendar.fieldLabel,
              locale,
            });
            return (
              <button
                key={field}
                type="button"
                className={boxOf(field, styles.field, state.open === field && styles.open)}
                data-field={field}
                aria-haspopup="dialog"
                aria-expanded={state.open === field}
                aria-describedby={described(field)}
                onPointerEnter={state.prepare}
                onFocus={state.prepare}
                onClick={() => {
                  state.prepare();
                  state.setOpen(state.open === field ? undefined : field);
                }}
              >
                {/* the head script has written the day of the address */}
                <span aria-hidden="true">{stay[field]}</span>
                <b
                  className={day ? undefined : styles.empty}
                  aria-hidden="true"
                  suppressHydrationWarning
                >
                  {texts.text}
                </b>
                <span className={layout.visuallyHidden} suppressHydrationWarning>
                  {texts.name}
                </span>
              </button>
            );
          })}
        </fieldset>
      )}
      <label className={boxOf("guests", styles.field, styles.guests)}>
        <span>{stay.guests}</span>
        <select
          name="guests"
          defaultValue={shownEntry(noEntry, stay.house).guests}
          aria-invalid={wrong.includes("guests")}
          aria-describedby={described("guests")}
        >
          {Array.from({ length: stay.house.guests }, (_, before) => (
            // a translator may write the digits in another way
            <option key={before} value={before + 1}>
              {before + 1}
            </option>
          ))}
        </select>
        <Icon name="chevron-right" className={styles.chevron} />
      </label>
      <Button type="submit" className={styles.button}>
        {stay.button}
      </Button>
      <StayMessages
        id={id}
        texts={booking}
        words={calendar}
        state={state}
        onNearest={(days) => {
          state.choose(days);
          close("button");
        }}
      />
      {state.open &&
        (isDrawn && state.tools && state.rules && state.words ? (
          <state.tools.CalendarPanel
            texts={calendar}
            words={state.words}
            rules={state.rules}
            guests={state.guests ?? 1}
            chosen={{ arrival, departure }}
            field={state.open}
            button={stay.button}
            form={form}
            onChange={(days) => {
              state.choose(days);
              state.setOpen(days.arrival ? "departure" : "arrival");
            }}
            onClose={close}
          />
        ) : (
          <WaitingPanel texts={calendar} month={arrival ?? todayAtHouse()} />
        ))}
    </form>
  );
}
