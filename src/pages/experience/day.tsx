import { Drawing } from "../../components/drawing/drawing.tsx";
import { Ground, Volume } from "../../components/ground/ground.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import type { Drawing as DrawingTree } from "../../drawings/drawing.ts";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./day.module.css";
import type { ExperienceData } from "./experience.content.ts";

type Experience = ExperienceData;
type DayProps = {
  hours: Experience["text"]["paragraphs"];
  photo: Experience["photos"]["between"];
  drawings: Experience["drawings"];
};

/**
 * Four paragraphs for four hours of a day, each under a gnomon: a rod whose shadow shows the hour.
 * On a phone a picture separates morning and afternoon.
 */
export function Day({ hours, photo, drawings }: DayProps) {
  const [morning, kitchen, afternoon, evening] = hours;
  return (
    <section className={classNames(styles.day, layout.wrap)}>
      <Hour gnomon={drawings["gnomon-morning"]} text={morning} />
      <Hour gnomon={drawings["gnomon-forenoon"]} text={kitchen} />
      <div className={styles.between}>
        <Ground>
          <Volume photo={photo} sizes="(min-width: 48rem) 1px, 90vw" />
        </Ground>
      </div>
      <Hour gnomon={drawings["gnomon-afternoon"]} text={afternoon} />
      <Hour gnomon={drawings["gnomon-evening"]} text={evening} />
    </section>
  );
}

function Hour({ gnomon, text }: { gnomon: DrawingTree; text: string }) {
  return (
    <div>
      <Drawing drawing={gnomon} className={styles.gnomon} />
      <p data-reveal>
        <NoBreak>{text}</NoBreak>
      </p>
    </div>
  );
}
