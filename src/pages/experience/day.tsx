import { Ground, Volume } from "../../components/ground/ground.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./day.module.css";
import type { ExperienceData } from "./experience.content.ts";

type DayProps = {
  hours: NonNullable<ExperienceData["hours"]>;
  photo: ExperienceData["photos"]["between"];
};

/**
 * Four named hours of a day: each name is on a line beside a gnomon, whose shadow shows the
 * hour. On a phone a picture separates morning and afternoon.
 */
export function Day({ hours, photo }: DayProps) {
  const shown = hours.map(({ id, title, text, shadow }) => (
    <div key={id} data-hour={id}>
      <h3>
        <span>{title}</span>
        <svg aria-hidden="true">
          <path d={shadow} />
        </svg>
      </h3>
      <p data-reveal>
        <NoBreak>{text}</NoBreak>
      </p>
    </div>
  ));
  return (
    <section className={classNames(styles.day, layout.wrap)}>
      {shown.slice(0, 2)}
      <div className={styles.between}>
        <Ground>
          <Volume photo={photo} sizes="(min-width: 48rem) 1px, 90vw" />
        </Ground>
      </div>
      {shown.slice(2)}
    </section>
  );
}
