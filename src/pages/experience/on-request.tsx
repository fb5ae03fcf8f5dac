import { NoBreak } from "../../components/no-break/no-break.tsx";
import { SkylineVolume, skylineClass, skylineRow } from "../../components/skyline/skyline.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { ExperienceData } from "./experience.content.ts";
import styles from "./on-request.module.css";

/** What can be arranged, in rows of two; up to four entries have a picture. */
export function OnRequest({ text }: { text: NonNullable<ExperienceData["onRequest"]> }) {
  return (
    <section className={classNames(styles.request, layout.wrap)}>
      <div className={classNames(styles.top, layout.columns)}>
        <h2 className={prose.sectionTitle}>{text.title}</h2>
        <p className={prose.lead}>
          <NoBreak>{text.intro}</NoBreak>
        </p>
      </div>
      <ul
        className={
          text.items.some(({ picture }) => picture) ? skylineClass("onRequest") : undefined
        }
      >
        {text.items.map((item) => (
          <li key={item.id} className={item.picture && skylineRow}>
            {item.picture && <SkylineVolume {...item.picture} />}
            <h3 data-reveal>
              <NoBreak>{item.title}</NoBreak>
            </h3>
            <p data-reveal>
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
