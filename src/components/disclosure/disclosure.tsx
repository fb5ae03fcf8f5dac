import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import { Icon } from "../drawing/drawing.tsx";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  summary: ReactNode;
  open?: boolean;
  /** In the footer, on dark red: the summary takes the colour of the text. */
  onEarth?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A native `<details>`, so that it works without script. */
export function Disclosure({ summary, open, onEarth, className, children }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, onEarth && styles.onEarth, className)}
      open={open}
    >
      <summary>
        <Icon name="plus" className={classNames(styles.icon, styles.plus)} />
        <Icon name="minus" className={classNames(styles.icon, styles.minus)} />
        {summary}
      </summary>
      {children}
    </details>
  );
}
