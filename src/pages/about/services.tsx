import { NoBreak } from "../../components/no-break/no-break.tsx";
import { SkylineVolume, skylineClass, skylineRow } from "../../components/skyline/skyline.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { ServicesData } from "./about.content.ts";
import styles from "./services.module.css";

/** The services in two lists under up to four photographs, each inside the row that it belongs to. */
export function Services({ title, intro, onRequestLabel, lists }: ServicesData) {
  return (
    <section className={classNames(styles.services, layout.wrap)}>
      <h2 className={prose.sectionTitle}>{title}</h2>
      <p className={classNames(styles.intro, prose.lead)}>
        <NoBreak>{intro}</NoBreak>
      </p>
      <div
        className={
          lists.flat().some(({ picture }) => picture)
            ? skylineClass("services", styles.lists)
            : styles.lists
        }
      >
        {lists.map((services) => (
          <dl key={services[0]?.id}>
            {services.map(({ id, picture, title, text, onRequest }) => (
              <div
                key={id}
                className={classNames(picture && skylineRow, id === "safety" && styles.small)}
              >
                <dt data-reveal>
                  <span>
                    <NoBreak>{title}</NoBreak>
                  </span>{" "}
                  {onRequest && <span className={styles.tag}>{onRequestLabel}</span>}
                </dt>
                <dd data-reveal>
                  <NoBreak>{text}</NoBreak>
                </dd>
                {picture && <SkylineVolume as="dd" {...picture} />}
              </div>
            ))}
          </dl>
        ))}
      </div>
    </section>
  );
}
