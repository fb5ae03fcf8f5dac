import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import styles from "./button.module.css";

type Look = { outlined?: boolean };

function look({ outlined }: Look, className: string | undefined) {
  return classNames(styles.button, outlined && styles.outlined, className);
}

/** A block one can press. */
export function Button({ outlined, className, ...button }: ComponentProps<"button"> & Look) {
  return <button type="button" className={look({ outlined }, className)} {...button} />;
}

/** The same block as a link. */
export function ButtonLink({ outlined, className, ...link }: ComponentProps<"a"> & Look) {
  return <a className={look({ outlined }, className)} {...link} />;
}
