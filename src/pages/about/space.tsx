import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import type { AboutData } from "./about.content.ts";
import styles from "./space.module.css";

/** Large lines, each on a ground line of its own, and a paragraph. */
export function Space({ text }: { text: NonNullable<AboutData["text"]["space"]> }) {
  return (
    <section>
      <h2 className={classNames(layout.label, layout.wrap)}>{text.title}</h2>
      <ul className={styles.lines}>
        {text.lines.map((line) => (
          <li key={line.id} className={layout.wrap}>
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
      <p className={classNames(styles.info, layout.wrap)}>
        <NoBreak>{text.info}</NoBreak>
      </p>
    </section>
  );
}
