import { Fragment } from "react";
import { Ground, Volume } from "../../components/ground/ground.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./day.module.css";
import type { ExperienceData } from "./experience.content.ts";

type DayProps = { hours: ExperienceData["hours"]; photo: ExperienceData["photos"]["between"] };

/**
 * Four named hours of a day: each name stands on a line beside a gnomon, whose shadow shows the
 * hour. On a phone a picture separates morning and afternoon.
 */
export function Day({ hours, photo }: DayProps) {
  return (
    <section className={classNames(styles.day, layout.wrap)}>
      {hours.map(({ id, title, text, shadow }, index) => (
        <Fragment key={id}>
          {index === 2 && (
            <div className={styles.between}>
              <Ground>
                <Volume photo={photo} sizes="(min-width: 48rem) 1px, 90vw" />
              </Ground>
            </div>
          )}
          <div data-hour={id}>
            <h3>
              <span>{title}</span>
              <svg viewBox="-2 -44 4 44" aria-hidden="true">
                <path d={shadow} />
                <path d="M-2-44h4V0h-4z" />
              </svg>
            </h3>
            <p data-reveal>
              <NoBreak>{text}</NoBreak>
            </p>
          </div>
        </Fragment>
      ))}
    </section>
  );
}
