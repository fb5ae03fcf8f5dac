import type { ComponentProps } from "react";
import styles from "./notice.module.css";

/** One line at the bottom of the window. */
export function Notice({ children, ...line }: ComponentProps<"p">) {
  return (
    <p className={styles.notice} {...line}>
      {children}
    </p>
  );
}

/** A button inside a notice. */
export function NoticeButton({ children, ...button }: ComponentProps<"button">) {
  return (
    <button type="button" className={styles.button} {...button}>
      {children}
    </button>
  );
}
