// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose the roles of a table
import { Elevation } from "../../components/drawing/drawing.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { CompareData } from "./compare.content.ts";
import styles from "./compare.module.css";

/**
 * The homes side by side, each column under its drawn house. Roles are written out because the
 * style sheet of narrow windows lays rows out as grids, which take a table's own away.
 */
export function Compare({ title, intro, houses, homes, isWide, rows }: CompareData) {
  return (
    <section className={styles.compare} id="compare">
      <div className={classNames(styles.top, layout.wrap, layout.columns)}>
        <h2 className={prose.sectionTitle}>{title}</h2>
        <p>{intro}</p>
      </div>
      <div className={styles.houses} aria-hidden="true">
        {houses?.map((house, home) => (
          <Elevation key={homes[home]} drawing={house} />
        ))}
      </div>
      <div className={classNames(layout.wrap, isWide && styles.many)}>
        <table className={styles.table} role="table" data-compare="">
          <caption className={layout.visuallyHidden}>{useSite().shared.a11y.compareTable}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {homes.map((home) => (
                <th key={home} role="columnheader" scope="col">
                  {home}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ head, cells, isText, links }) => (
              <tr key={head} role="row" className={isText && styles.text}>
                <th role="rowheader" scope="row">
                  <span className={links && layout.visuallyHidden}>{head}</span>
                </th>
                {cells.map((cell, home) => (
                  <td key={homes[home]} role="cell">
                    {isText && (
                      <span className={styles.home} aria-hidden="true">
                        {homes[home]}
                      </span>
                    )}
                    {links ? (
                      <TextLink href={links[home]} aria-label={cell}>
                        {head}
                      </TextLink>
                    ) : (
                      cell.split("\n").map((line) => <span key={line}>{line}</span>)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
