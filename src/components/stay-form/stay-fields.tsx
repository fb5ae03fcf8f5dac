import { classNames } from "../../modules/class-names/class-names.ts";
import { type StayField, usualGuests } from "../../site/stay/stay.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { limitDays } from "./limit-days.ts";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";

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
            <option key={before}>{before + 1}</option>
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
