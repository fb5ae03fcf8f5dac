import type { ReactNode } from "react";
import { useSite } from "../../../site/site-context.tsx";
import layout from "../../../styles/layout.module.css";
import type { SeasonsData } from "./seasons.content.ts";
import styles from "./seasons.module.css";

/** Sets an element's implicit role: narrow windows show the table as blocks, which removes it. */
const role = (name: string) => ({ role: name });

type SeasonsProps = {
  data: SeasonsData;
  chosen: SeasonsData["items"][number] | undefined;
};

export function Seasons({ data, chosen }: SeasonsProps) {
  const { columns, items } = data;
  const labels = Object.values(columns);
  return (
    <section className={styles.seasons} id="seasons">
      <h2>{data.title}</h2>
      <p>{data.intro}</p>
      <table data-seasons {...role("table")}>
        <caption className={layout.visuallyHidden}>{useSite().shared.a11y.seasonsTable}</caption>
        <colgroup>
          {labels.map((label) => (
            <col key={label} />
          ))}
        </colgroup>
        <thead {...role("rowgroup")}>
          <tr {...role("row")}>
            {labels.map((label) => (
              <th key={label} {...role("columnheader")} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role("rowgroup")}>
          {items.map((season) => {
            const isChosen = season === chosen;
            return (
              <tr
                key={season.name}
                {...role("row")}
                className={isChosen ? styles.chosen : undefined}
              >
                <th {...role("rowheader")} scope="row">
                  <b>{season.name}</b>
                  {[...season.when, ...season.closed].map((period, index) => (
                    <span key={period}>
                      {index > 0 && <span className={layout.visuallyHidden}>{data.and}</span>}
                      {period}
                    </span>
                  ))}
                  {isChosen && <span className={styles.yours}>{data.yours}</span>}
                </th>
                <Cell label={columns.house} className={styles.price}>
                  {season.house}
                </Cell>
                {columns.apartment && (
                  <Cell label={columns.apartment} className={styles.price}>
                    {season.apartment}
                  </Cell>
                )}
                <Cell label={columns.nights}>
                  <Moons paths={season.moons} />
                  {season.nights}
                </Cell>
                <Cell label={columns.arrival}>{season.arrival}</Cell>
              </tr>
            );
          })}
        </tbody>
      </table>
      {data.closedElsewhere.length > 0 && <p>{data.closedElsewhere.join(". ")}.</p>}
      <p className={styles.note}>{data.note}</p>
    </section>
  );
}

type CellProps = { label: string; className?: string | undefined; children: ReactNode };

function Cell({ label, className, children }: CellProps) {
  return (
    <td {...role("cell")} className={className}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

function Moons({ paths }: { paths: string[] }) {
  return (
    <span className={styles.moons} aria-hidden="true">
      {paths.map((path) => (
        <svg key={path} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" className={styles.shade} />
          <path d={path} className={styles.light} />
        </svg>
      ))}
    </span>
  );
}
