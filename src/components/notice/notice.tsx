import type { ComponentProps } from "react";
import styles from "./notice.module.css";

/** One line at the foot of the window. */
export function Notice({ children, ...line }: ComponentProps<"p">) {
  return (
    <p className={styles.notice} {...line}>
      {children}
    </p>
  );
}

export function NoticeButton({ children, ...button }: ComponentProps<"button">) {
  return (
    <button type="button" className={styles.button} {...button}>
      {children}
    </button>
  );
}
