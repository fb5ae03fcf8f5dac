import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./status-hero.module.css";

/** The opening of a page that tells how things are: a sentence, and a drawing that stands on the line. */
export function StatusOpening({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.opening, layout.columns)}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
