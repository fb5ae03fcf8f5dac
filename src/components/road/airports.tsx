import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import styles from "./airports.module.css";

type Airport = {
  code: string;
  location: string;
  distanza: string;
  via: string;
  directionsTitle: string;
  directions: string[];
};

type AirportsProps = {
  title: string;
  airports: Airport[];
  note: string;
  children?: ReactNode;
};

/** Expanded, since visitors read them while driving. */
export function Airports({ title, airports, note, children }: AirportsProps) {
  return (
    <section className={classNames(styles.airports, layout.wrap)} data-reveal>
      {airports.length > 0 && <h2>{title}</h2>}
      <div className={styles.columns}>
        {airports.map((airport) => (
          <article key={airport.code}>
            <h3>{airport.location}</h3>
            <p className={styles.distance}>
              {airport.distanza}, {airport.via}
            </p>
            <Disclosure summary={airport.directionsTitle} open>
              <ol className={styles.directions}>
                {airport.directions.map((step) => (
                  <li key={step}>
                    <span>
                      <NoBreak>{step}</NoBreak>
                    </span>
                  </li>
                ))}
              </ol>
            </Disclosure>
          </article>
        ))}
      </div>
      <div className={styles.last}>
        {airports.length > 0 && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </section>
  );
}
