import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { limitDays } from "../../site/stay/fill-fields.ts";
import { type StayField, usualGuests } from "../../site/stay/stay.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../drawing/drawing.tsx";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";

type StayFormProps = ComponentProps<"form"> & {
  stay: StayFormData;
  /** One field above the other in wide windows. */
  tower?: boolean;
  /** Whether both days must be given. */
  required?: boolean;
  /** Fields that are marked as wrong, and the id of the element that says why. */
  wrong?: readonly StayField[] | undefined;
  messageId?: string;
  /** Shown below the fields. */
  children?: ReactNode;
};

/**
 * The form for days and guests, sent to the calendar of the booking page: a plain GET form that works
 * without script. The fields are uncontrolled, so what is typed before hydration is kept.
 */
export function StayForm({
  stay,
  tower,
  required,
  wrong,
  messageId,
  className,
  onChange,
  children,
  ...form
}: StayFormProps) {
  const { href } = useSite();
  return (
    <form
      className={classNames(styles.form, tower && styles.tower, className)}
      action={`${href("booking")}#calendar`}
      aria-label={stay.label}
      data-stay=""
      data-private=""
      data-print="off"
      onChange={(event) => {
        limitDays(event.currentTarget);
        onChange?.(event);
      }}
      {...form}
    >
      <StayFields stay={stay} required={required} wrong={wrong} messageId={messageId} />
      {children}
    </form>
  );
}

type StayFieldsProps = {
  stay: Omit<StayFormData, "label">;
  /** The names of the fields in the address, if not those of the booking page. */
  names?: Record<StayField, string>;
  /** Whether both days must be given. */
  required?: boolean | undefined;
  /** Fields that are marked as wrong, and the id of the element that says why. */
  wrong?: readonly StayField[];
  messageId?: string | undefined;
};

const ownNames: Record<StayField, string> = {
  arrival: "arrival",
  departure: "departure",
  guests: "guests",
};

/** The fields of a form for a stay, and its button; uncontrolled, and without a form around them. */
export function StayFields({
  stay,
  names = ownNames,
  required,
  wrong = [],
  messageId,
}: StayFieldsProps) {
  const attributes = (field: StayField) => ({
    name: names[field],
    ...(wrong.includes(field) && { "aria-invalid": true, "aria-describedby": messageId }),
  });
  const classOf = (field: StayField, own?: string) =>
    classNames(styles.field, own, wrong.includes(field) && styles.wrong);
  return (
    <>
      <label className={classOf("arrival")}>
        <span>{stay.arrival}</span>
        <input type="date" required={required} ref={limitDaysOfForm} {...attributes("arrival")} />
      </label>
      <label className={classOf("departure")}>
        <span>{stay.departure}</span>
        <input type="date" required={required} {...attributes("departure")} />
      </label>
      <label className={classOf("guests", styles.guests)}>
        <span>{stay.guests}</span>
        <select defaultValue={usualGuests(stay.maximumGuests)} {...attributes("guests")}>
          {Array.from({ length: stay.maximumGuests }, (_, before) => (
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
    </>
  );
}

function limitDaysOfForm(input: HTMLInputElement | null): void {
  if (input?.form) limitDays(input.form);
}
