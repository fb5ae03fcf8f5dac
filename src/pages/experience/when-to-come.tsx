// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose the roles of a table
// biome-ignore-all lint/a11y/useSemanticElements: as above
import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { ExperienceData } from "./experience.content.ts";
import styles from "./when-to-come.module.css";

const figureStyles = [styles.light, styles.air, styles.sea, layout.visuallyHidden];

export function WhenToCome(props: NonNullable<ExperienceData["whenToCome"]>) {
  const { title, intro, note, legend, table, month, names, seasons } = props;
  return (
    <section className={styles.when}>
      <div className={classNames(layout.wrap, layout.columns, styles.top)}>
        <h2 className={prose.sectionTitle}>{title}</h2>
        <p className={prose.lead}>{intro}</p>
      </div>
      <div className={layout.wrap}>
        <table className={styles.year} role="table" aria-label={table} data-months="">
          <thead>
            <tr role="row">
              <th role="columnheader" scope="col" className={layout.visuallyHidden}>
                {month}
              </th>
              {names.map((name, index) => (
                <th key={name} role="columnheader" scope="col" className={figureStyles[index]}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {seasons.map((season) => (
            <tbody key={season.title}>
              <tr role="row" className={styles.season}>
                <th role="rowheader" scope="rowgroup" colSpan={names.length + 1} data-reveal="">
                  <b>{season.title}</b> <span>{season.text}</span>
                  <small aria-hidden="true">
                    {names.slice(0, 3).map((name) => (
                      <i key={name}>{name}</i>
                    ))}
                  </small>
                </th>
              </tr>
              {season.months.map(({ number, name, isOpen, figures }) => (
                <tr
                  key={number}
                  role="row"
                  className={classNames(styles.month, isOpen && styles.open)}
                  data-month={number}
                >
                  <th role="rowheader" scope="row">
                    <i className={styles.block} aria-hidden="true" />
                    <span>{name}</span>
                  </th>
                  {figures.map((figure, index) => (
                    <td key={names[index]} role="cell" className={figureStyles[index]}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {legend && (
        <p className={classNames(layout.wrap, styles.legend)}>
          <span>{legend}</span>
        </p>
      )}
      <p className={classNames(layout.wrap, styles.note)}>
        <span>{note}</span>
      </p>
    </section>
  );
}
