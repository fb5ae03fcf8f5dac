import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import { Hero } from "../hero/hero.tsx";
import { Contents } from "./contents.tsx";
import styles from "./long-read.module.css";

export type LongReadSection = { id: string; heading: string; body: ReactNode };

type LongReadProps = {
  title: string;
  subtitle: string;
  updated: string;
  intro?: ReactNode;
  sections: LongReadSection[];
};

/** A legal page: hero, sticky table of contents, numbered sections. */
export function LongRead({ title, subtitle, updated, intro, sections }: LongReadProps) {
  return (
    <>
      <Hero word={title} spaceAbove="large" />
      <div className={classNames(styles.longRead, layout.wrap, layout.columns)}>
        <div className={styles.intro}>
          <p className={classNames(styles.subtitle, prose.lead)}>{subtitle}</p>
          <p className={classNames(styles.updated, layout.label)}>{updated}</p>
          {intro}
        </div>
        <Contents sections={sections} />
        <article className={styles.text}>
          {sections.map(({ id, heading, body }, index) => (
            <section key={id} id={id}>
              <h2>
                <span>{index + 1}</span> <span>{heading}</span>
              </h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}

/** A remark on the text above it. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
