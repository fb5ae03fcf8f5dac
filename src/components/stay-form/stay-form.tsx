import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { parseDay } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import { loadPart } from "../../site/load-code.ts";
import { useSite } from "../../site/site-context.tsx";
import { dayButtonTexts, focusField } from "../../site/stay/fill-fields.ts";
import { noEntry, type StayField, shownEntry } from "../../site/stay/stay.ts";
import { usePart } from "../../site/stay/use-stay.ts";
import { calendarTimeout } from "../../site/timings.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { Icon } from "../drawing/drawing.tsx";
import panelStyles from "./calendar-panel.module.css";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";
import type { BookingTexts } from "./stay-messages.tsx";
import { type StayFormState, useStayForm } from "./use-stay-form.ts";

type StayFormProps = {
  stay: StayFormData;
  tower?: boolean;
  className?: string | undefined;
};

const dayFields = ["arrival", "departure"] as const;

/** The form for days and guests, sent to the booking page: a plain GET form that works without script. */
export function StayForm({ stay, ...props }: StayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useStayForm(form, stay, { isBooking: false, load: loadMessages });
  return <StayFields {...props} stay={stay} form={form} state={state} />;
}

/** What a stay needs as soon as there is one. */
type StayPart = typeof import("./stay-messages.tsx");
const loadMessages = () => loadPart(() => import("./stay-messages.tsx"));
const loadCalendar = () => loadPart(() => import("../stay-calendar/calendar-panel.tsx"));

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/** The calendar, and whether native fields stand in for it because it has not come in time. */
function useCalendar() {
  const { part, hasFailed, want } = usePart(loadCalendar);
  const [open, setOpen] = useState<(typeof dayFields)[number]>();
  const [isNative, setNative] = useState(false);

  useEffect(() => {
    if (part || open === undefined) return;
    const giveUp = () => {
      setNative(true);
      setOpen(undefined);
    };
    if (hasFailed) giveUp();
    const timer = setTimeout(giveUp, calendarTimeout);
    return () => clearTimeout(timer);
  }, [part, open, hasFailed]);

  // it never replaces a field that has the focus
  const replaceNative = (focused: EventTarget | null) => {
    if (part && !(focused instanceof HTMLInputElement)) setNative(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the part has come
  useEffect(() => replaceNative(document.activeElement), [part]);

  return { part, want, open, setOpen, isNative, replaceNative };
}

type StayFieldsProps = StayFormProps & {
  form: RefObject<HTMLFormElement | null>;
  state: StayFormState<StayPart>;
  booking?: BookingTexts & { onSubmit(): void; engine: string | undefined };
};

export function StayFields({ stay, tower, className, form, state, booking }: StayFieldsProps) {
  const { href, shared } = useSite();
  const id = useId();
  const { calendar, homes } = stay;
  const panel = useCalendar();
  const { open, setOpen } = panel;
  // the press is answered by the waiting panel: two months take longer than a frame to draw
  const isDrawn = useDeferredValue(open) !== undefined;
  const { locale } = shared.units;
  const [arrival, departure] = [parseDay(state.entry.arrival), parseDay(state.entry.departure)];
  const { part } = state;
  const wrong: Partial<Record<StayField, string>> = part?.wrongFields(id, state) ?? {};
  const boxOf = (field: StayField, ...own: (string | undefined | false)[]) =>
    classNames(...own, wrong[field] && styles.wrong);
  const stateOf = (field: StayField) => ({
    "aria-invalid": Boolean(wrong[field]),
    "aria-describedby": wrong[field],
  });

  function prepare(): void {
    state.want();
    panel.want();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && open) close("field");
  }

  function close(focus: "field" | "button"): void {
    const field = open ?? "arrival";
    // the fields can take the focus when a dialog over them is gone
    flushSync(() => setOpen(undefined));
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
      data-home={state.hasHome ? "" : undefined}
      suppressHydrationWarning
      data-private=""
      data-print="off"
      onChange={() => state.choose()}
      onFocus={prepare}
      onPointerDown={prepare}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => panel.replaceNative(relatedTarget)}
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
          className={boxOf(field, styles.field, !panel.isNative && "no-js")}
          aria-labelledby={`${id}-${field}`}
        >
          <label>
            <span id={`${id}-${field}`}>{stay[field]}</span>
            <input type="date" name={field} required={Boolean(booking)} {...stateOf(field)} />
          </label>
        </fieldset>
      ))}
      {!panel.isNative && (
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
                className={boxOf(field, styles.field, open === field && styles.open)}
                data-field={field}
                aria-haspopup="dialog"
                aria-expanded={open === field}
                aria-describedby={wrong[field]}
                onPointerEnter={prepare}
                onClick={() => {
                  prepare();
                  setOpen(open === field ? undefined : field);
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
      {stay.choices.length > 0 && (
        // the head script shows it where the address names a home
        <label
          className={boxOf("home", styles.field, styles.home)}
          hidden={!state.hasHome}
          suppressHydrationWarning
        >
          <span>{calendar.home.label}</span>
          <select
            name="home"
            defaultValue=""
            disabled={!state.hasHome}
            {...stateOf("home")}
            suppressHydrationWarning
          >
            {stay.choices.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
            <option value="">{calendar.home.any}</option>
          </select>
          <Icon name="chevron-right" className={styles.chevron} />
        </label>
      )}
      <label className={boxOf("guests", styles.field, styles.guests)}>
        <span>{stay.guests}</span>
        <select
          name="guests"
          defaultValue={shownEntry(noEntry, stay.house).guests}
          {...stateOf("guests")}
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
      <div className={classNames(styles.messages, "needs-js")} role="status">
        {part && (
          <part.StayMessages
            id={id}
            texts={booking}
            data={stay}
            state={state}
            onChoose={(values) => {
              state.choose(values);
              close("button");
            }}
          />
        )}
        {panel.isNative && !panel.part && !state.stay && !state.refused && (
          <p className={styles.nearest}>
            <span>{part ? calendar.failed : calendar.failedAlone}</span>
            <button
              type="button"
              // the form would ask at once, and the button could be gone before the press has ended
              onFocus={stopPropagation}
              onPointerDown={stopPropagation}
              onClick={() => {
                prepare();
                setOpen("arrival");
              }}
            >
              {calendar.retry}
            </button>
          </p>
        )}
      </div>
      {open &&
        (isDrawn && panel.part && part && state.rules ? (
          <panel.part.CalendarPanel
            texts={calendar}
            words={part.words}
            rules={state.rules}
            guests={state.party.guests}
            home={homes[state.party.home]}
            chosen={{ arrival, departure }}
            field={open}
            button={stay.button}
            form={form}
            onChange={(days) => {
              state.choose({ arrival: days.arrival ?? "", departure: days.departure ?? "" });
              setOpen(days.arrival ? "departure" : "arrival");
            }}
            onClose={close}
          />
        ) : (
          <WaitingPanel texts={calendar} />
        ))}
    </form>
  );
}

function WaitingPanel({ texts }: { texts: StayFormData["calendar"] }) {
  return (
    <div
      className={classNames(panelStyles.popup, panelStyles.waiting)}
      role="dialog"
      aria-label={texts.title}
      data-calendar=""
    >
      <p role="status">{texts.loading}</p>
      <div>
        <i />
        <i />
      </div>
    </div>
  );
}
