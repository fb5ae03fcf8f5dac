import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import styles from "./button.module.css";

type Variant = { outlined?: boolean };

function classNameOf({ outlined }: Variant, className: string | undefined) {
  return classNames(styles.button, outlined && styles.outlined, className);
}

/** A button, filled or, if `outlined`, with a border only. */
export function Button({ outlined, className, ...button }: ComponentProps<"button"> & Variant) {
  return <button type="button" className={classNameOf({ outlined }, className)} {...button} />;
}

/** A link that looks like a button. */
export function ButtonLink({ outlined, className, ...link }: ComponentProps<"a"> & Variant) {
  return <a className={classNameOf({ outlined }, className)} {...link} />;
}
