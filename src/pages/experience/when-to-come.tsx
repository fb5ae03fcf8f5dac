import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { ExperienceData } from "./experience.content.ts";
import styles from "./when-to-come.module.css";

type WhenToComeProps = NonNullable<ExperienceData["whenToCome"]>;

/**
 * The twelve months in four seasons: the shadow of a stick at noon, and air, sea, light and pool. In
 * wide windows they are on one line, in others each month is a row.
 */
export function WhenToCome({ title, intro, note, legend, names, stick, seasons }: WhenToComeProps) {
  return (
    <section className={styles.when} data-months>
      <div className={classNames(layout.wrap, layout.columns, styles.top)}>
        <h2 className={prose.sectionTitle}>{title}</h2>
        <p className={prose.lead}>{intro}</p>
      </div>
      <ol className={classNames(layout.wrap, styles.year)}>
        {seasons.map((season) => (
          <li key={season.title} className={styles.season}>
            <div data-reveal>
              <h3>{season.title}</h3>
              <p>{season.text}</p>
            </div>
            <ol>
              {season.months.map(({ number, name, shadow, isOpen, figures }) => (
                <li key={number} className={styles.month} data-month={number}>
                  <h4>
                    <span>{name}</span>
                    <svg viewBox="-3.5 -100 7 100" aria-hidden="true">
                      <path d={shadow} />
                      <path d={stick} />
                    </svg>
                  </h4>
                  <dl className={isOpen ? styles.open : undefined}>
                    {figures.map((figure, index) => (
                      <div key={names[index]}>
                        <dt>{names[index]}</dt>
                        <dd>{figure}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
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
