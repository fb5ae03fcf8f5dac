import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { StayField } from "../../site/stay/stay.ts";
import { limitDays } from "./limit-days.ts";
import { StayFields } from "./stay-fields.tsx";
import type { StayFormData } from "./stay-form.content.ts";
import styles from "./stay-form.module.css";

type StayFormProps = ComponentProps<"form"> & {
  stay: StayFormData;
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
      <StayFields stay={stay} required={required} wrong={wrong} messageId={messageId} />
      {children}
    </form>
  );
}
