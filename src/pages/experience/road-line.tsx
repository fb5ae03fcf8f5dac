import { fillTemplate } from "../../modules/message-format/fill-template.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { ExperienceData } from "./experience.content.ts";
import styles from "./road-line.module.css";

type RoadLineProps = {
  places: NonNullable<ExperienceData["dintorni"]>["items"];
  surroundings: ExperienceData["surroundings"];
};

/**
 * The road as a line: the villa at its start, a pole for each place, positioned by `roadLineCss`. Hidden
 * from screen readers, since the list below contains the same.
 */
export function RoadLine({ places, surroundings }: RoadLineProps) {
  const { units } = useSite().shared;
  return (
    <div className={styles.road} data-road="surroundings" aria-hidden="true">
      <svg className={styles.villa} viewBox="0 0 34 24" fill="currentColor" aria-hidden="true">
        <path d="M0 6h12v18H0zM12 12h22v12H12z" />
      </svg>
      {surroundings.map(({ key, minutes }) => (
        <div key={key} className={styles.pole} data-place={key}>
          <div className={styles.label}>
            {places.find(({ id }) => id === key)?.short}
            <br />
            {fillTemplate(units.minutes, { m: minutes })}
          </div>
        </div>
      ))}
    </div>
  );
}
