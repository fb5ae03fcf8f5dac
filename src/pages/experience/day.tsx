import type { PageData } from "../../../build/content/page-data.ts";
import { Ground, Volume } from "../../components/ground/ground.tsx";
import { Whole } from "../../components/whole-words/whole-words.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./day.module.css";
import { Gnomon, type HourName } from "./gnomon.tsx";

type Experience = PageData["experience"];
type DayProps = { hours: Experience["text"]["paragraphs"]; photo: Experience["photos"]["between"] };

/** Four paragraphs, four hours. On a phone a picture on the line parts the morning from the afternoon. */
export function Day({ hours: [morning, kitchen, afternoon, evening], photo }: DayProps) {
  return (
    <section className={classNames(styles.day, layout.wrap)}>
      <Hour name="morning" text={morning} />
      <Hour name="forenoon" text={kitchen} />
      <div className={styles.between}>
        <Ground>
          <Volume photo={photo} sizes="(min-width: 48rem) 1px, 90vw" />
        </Ground>
      </div>
      <Hour name="afternoon" text={afternoon} />
      <Hour name="evening" text={evening} />
    </section>
  );
}

function Hour({ name, text }: { name: HourName; text: string }) {
  return (
    <div>
      <Gnomon hour={name} />
      <p data-reveal>
        <Whole>{text}</Whole>
      </p>
    </div>
  );
}
