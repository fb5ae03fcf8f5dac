import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import type { ExperienceData } from "./experience.content.ts";
import styles from "./on-request.module.css";

/** Eight things that can be arranged, in rows of two. */
export function OnRequest({ text }: { text: ExperienceData["text"]["onRequest"] }) {
  return (
    <section className={classNames(styles.request, layout.wrap)}>
      <div className={classNames(styles.top, layout.columns)}>
        <h2 className={layout.sectionTitle}>{text.title}</h2>
        <p className={layout.lead}>
          <NoBreak>{text.intro}</NoBreak>
        </p>
      </div>
      <ul>
        {text.items.map((item) => (
          <li key={item.id} data-reveal>
            <h3>
              <NoBreak>{item.title}</NoBreak>
            </h3>
            <p>
              <NoBreak>{item.text}</NoBreak>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <p>
          <NoBreak>{text.note}</NoBreak>
        </p>
      </div>
    </section>
  );
}
