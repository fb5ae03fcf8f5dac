import { NewTabHint } from "../../components/button/text-link.tsx";
import { Icon } from "../../components/drawing/drawing.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names.ts";
import { conditionsPath } from "../../site/site-map/pages.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { AboutData } from "./about.content.ts";
import styles from "./good-to-know.module.css";

type Questions = NonNullable<AboutData["text"]["goodToKnow"]>;
export function GoodToKnow({ title, intro, items, link }: Questions) {
  const half = Math.ceil(items.length / 2);
  return (
    <section className={classNames(styles.goodToKnow, layout.wrap)} data-good-to-know>
      <h2 className={prose.sectionTitle}>{title}</h2>
      <p className={classNames(styles.intro, prose.lead)}>{intro}</p>
      <div className={styles.columns}>
        <div>{items.slice(0, half).map(question)}</div>
        <div>{items.slice(half).map(question)}</div>
      </div>
      <p className={styles.conditions}>
        <a href={conditionsPath} target="_blank" rel="noopener">
          <Icon name="file-pdf" />
          {link}
          <NewTabHint />
        </a>
      </p>
    </section>
  );
}

function question({ id, title, answer, text }: Questions["items"][number]) {
  return (
    <details key={id} className={styles.question} data-reveal>
      <summary>
        <h3>
          <NoBreak>{title}</NoBreak>
        </h3>
        <span className={styles.answer}>
          <NoBreak>{answer}</NoBreak>
        </span>
        <Icon name="plus" className={classNames(styles.icon, styles.plus)} />
        <Icon name="minus" className={classNames(styles.icon, styles.minus)} />
      </summary>
      <Paragraphs texts={[text]} />
    </details>
  );
}
