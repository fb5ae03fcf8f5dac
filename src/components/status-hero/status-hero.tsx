import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./status-hero.module.css";

/** The hero of a page about an error or a state: a sentence, and a drawing on the ground line. */
export function StatusHero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.hero, layout.columns)}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
