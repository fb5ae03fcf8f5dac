import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { type StayField, usualGuests } from "../../site/stay/stay.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { limitDays } from "./limit-days.ts";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";

type StayFormProps = ComponentProps<"form"> & {
  stay: StayFormData;
  /** Whether both days must be given. */
  required?: boolean;
  /** Fields that are marked as wrong, and the id of the element that says why. */
  wrong?: readonly StayField[];
  messageId?: string;
  /** Stands below the fields. */
  children?: ReactNode;
};

/**
 * Days and guests, handed on to the calendar of the booking page: a plain GET form that works without
 * script. The fields are uncontrolled, so what is typed before the page is hydrated stays.
 */
export function StayForm({
  stay,
  required,
  wrong = [],
  messageId,
  className,
  onChange,
  children,
  ...form
}: StayFormProps) {
  const { href } = useSite();
  const field = (name: StayField) =>
    wrong.includes(name) ? { name, "aria-invalid": true, "aria-describedby": messageId } : { name };
  const classOf = (name: StayField, own?: string) =>
    classNames(styles.field, own, wrong.includes(name) && styles.wrong);
  return (
    <form
      className={classNames(styles.form, className)}
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
      <label className={classOf("arrival")}>
        <span>{stay.arrival}</span>
        <input type="date" required={required} ref={limitDaysOfForm} {...field("arrival")} />
      </label>
      <label className={classOf("departure")}>
        <span>{stay.departure}</span>
        <input type="date" required={required} {...field("departure")} />
      </label>
      <label className={classOf("guests", styles.guests)}>
        <span>{stay.guests}</span>
        <select defaultValue={usualGuests(stay.maximumGuests)} {...field("guests")}>
          {Array.from({ length: stay.maximumGuests }, (_, before) => (
            <option key={before}>{before + 1}</option>
          ))}
        </select>
        <Icon name="chevron-right" className={styles.chevron} />
      </label>
      <Button type="submit" className={styles.button}>
        {stay.button}
      </Button>
      {children}
    </form>
  );
}

function limitDaysOfForm(input: HTMLInputElement | null): void {
  if (input?.form) limitDays(input.form);
}
