import { useState } from "react";
import { FoldHead, foldBody } from "../../components/disclosure/fold.tsx";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { PlansData } from "./plans.content.ts";
import styles from "./plans.module.css";
import { Tabs, usePanel } from "./tabs.tsx";

export function Plans({ title, intro, roomsToggle, storeys }: PlansData) {
  const [shown, setShown] = useState(0);
  const panel = usePanel();
  const idOf = (key: string) => `plan-${key}`;
  return (
    <section className={styles.plans} id="plans">
      <div className={classNames(styles.top, layout.wrap, layout.columns)}>
        <h2 className={prose.sectionTitle}>{title}</h2>
        <p>{intro}</p>
      </div>
      {storeys.length > 1 && (
        <div className={layout.wrap}>
          <Tabs
            label={title}
            className={styles.tabs}
            shown={shown}
            onShow={setShown}
            tabs={storeys.map(({ key, title }) => ({ key, controls: idOf(key), children: title }))}
          />
        </div>
      )}
      {storeys.map((storey, index) => (
        <div
          key={storey.key}
          {...(storeys.length > 1 && panel(idOf(storey.key), storey.key))}
          className={classNames(
            styles.storey,
            storeys.length > 1 && styles.tabbed,
            index !== shown && styles.other,
            layout.wrap,
            layout.columns,
          )}
        >
          <h3>{storey.title}</h3>
          <figure data-plan={storey.key} aria-label={storey.title}>
            <Drawing drawing={storey.drawing} className={styles.sheet} />
            {storey.adjoins && (
              <figcaption className={layout.visuallyHidden}>{storey.adjoins}</figcaption>
            )}
          </figure>
          <div className={styles.key}>
            <FoldHead className={styles.toggle} titleAs="span" title={roomsToggle} />
            {storey.homes.map(({ key, label, name, area, rooms }) => (
              <div key={key} data-home={key} className={foldBody}>
                <h4 aria-label={label}>
                  {name} <span>{area}</span>
                </h4>
                <ol>
                  {rooms.map(([number, room, size]) => (
                    <li key={number}>
                      <b>{number}</b> <span>{room}</span> <span>{size}</span>
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
