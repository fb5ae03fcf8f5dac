// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose the roles of a table
import { useState } from "react";
import { TextLink } from "../../components/button/text-link.tsx";
import { Elevation } from "../../components/drawing/drawing.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { CompareData } from "./compare.content.ts";
import styles from "./compare.module.css";
import { Tabs, usePanel } from "./tabs.tsx";

/** Units of the drawn homes, each as wide as it has guests. */
const guestWidth = 44;

const panelId = "compare-panel";

export function Compare({ title, intro, tabs, houses, homes, isWide, rows }: CompareData) {
  const [shown, setShown] = useState(0);
  const panel = usePanel();
  const shownClass = (index: number) => (index === shown ? styles.shown : undefined);
  return (
    <section className={styles.compare} id="compare">
      <div className={classNames(styles.top, layout.wrap, layout.columns)}>
        <h2 className={prose.sectionTitle}>{title}</h2>
        <p>{intro}</p>
      </div>
      <div className={styles.houses} aria-hidden="true">
        {houses?.map((house, home) => (
          <Elevation key={homes[home]?.key} drawing={house} unitsPerEm={guestWidth} />
        ))}
      </div>
      <Tabs
        label={tabs}
        className={classNames(styles.tabs, houses && styles.drawn)}
        shown={shown}
        onShow={setShown}
        tabs={homes.map(({ key, name }, index) => ({
          key,
          controls: panelId,
          children: (
            <>
              {houses?.[index] && <Elevation drawing={houses[index]} unitsPerEm={guestWidth} />}
              <span>{name}</span>
            </>
          ),
        }))}
      />
      <div
        className={classNames(layout.wrap, styles.scroller, isWide && styles.many)}
        {...panel(panelId, homes[shown]?.key)}
      >
        <table className={styles.table} role="table" data-compare="" data-shown={shown + 1}>
          <caption className={layout.visuallyHidden}>{useSite().shared.a11y.compareTable}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {/* so that no home is the heading of the rows' names */}
              <td role="cell" className={styles.shown} />
              {homes.map(({ key, name }, home) => (
                <th key={key} role="columnheader" scope="col" className={shownClass(home)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ head, cells, links }) => (
              <tr key={head} role="row">
                <th role="rowheader" scope="row">
                  <span className={links && layout.visuallyHidden}>{head}</span>
                </th>
                {cells.map((cell, home) => (
                  <td key={homes[home]?.key} role="cell" className={shownClass(home)}>
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
