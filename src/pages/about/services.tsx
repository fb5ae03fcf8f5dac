import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import type { AboutData } from "./about.content.ts";
import styles from "./services.module.css";

type ServicesProps = { text: AboutData["text"]["services"]; services: AboutData["services"] };

/** The services in two definition lists; the facts give the column, and which are on request. */
export function Services({ text, services }: ServicesProps) {
  return (
    <section className={classNames(styles.services, layout.wrap)}>
      <h2 className={layout.sectionTitle}>{text.title}</h2>
      <p className={classNames(styles.intro, layout.lead)}>
        <NoBreak>{text.intro}</NoBreak>
      </p>
      <div className={styles.lists}>
        <ServiceList text={text} services={services.filter(({ column }) => column === "left")} />
        <ServiceList text={text} services={services.filter(({ column }) => column === "right")} />
      </div>
    </section>
  );
}

function ServiceList({ text, services }: ServicesProps) {
  return (
    <dl>
      {services.map(({ key, onRequest }) => {
        const service = text.items.find(({ id }) => id === key);
        return (
          service && (
            <div key={key} data-reveal>
              <dt>
                <span>
                  <NoBreak>{service.title}</NoBreak>
                </span>{" "}
                {onRequest && <span className={styles.tag}>{text.onRequestLabel}</span>}
              </dt>
              <dd>
                <NoBreak>{service.text}</NoBreak>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
