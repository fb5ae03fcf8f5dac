import { Drawing } from "../../components/drawing/drawing.tsx";
import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { PlansData } from "./plans.content.ts";
import styles from "./plans.module.css";

/** The floor plans, each followed by the list of its rooms, which says all that the plan shows. */
export function Plans({ title, intro, storeys }: PlansData) {
  return (
    <section className={styles.plans} id="plans">
      <div className={classNames(styles.top, layout.wrap, layout.columns)}>
        <h2 className={prose.sectionTitle}>{title}</h2>
        <p>{intro}</p>
      </div>
      {storeys.map((storey) => (
        <div key={storey.key} className={classNames(styles.storey, layout.wrap, layout.columns)}>
          <figure data-plan={storey.key}>
            <Drawing drawing={storey.drawing} className={styles.sheet} />
          </figure>
          <div className={styles.key}>
            <h3>{storey.title}</h3>
            {storey.homes.map(({ key, label, name, area, rooms }) => (
              <div key={key} data-home={key}>
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
