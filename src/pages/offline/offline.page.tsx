import { Button } from "../../components/button/button.tsx";
import { Elevation } from "../../components/drawing/drawing.tsx";
import { Earth } from "../../components/ground/ground.tsx";
import { StatusHero } from "../../components/hero/hero.tsx";
import { Airports } from "../../components/road/airports.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { OfflineData } from "./offline.content.ts";
import styles from "./offline.module.css";

export function Page({ data }: { data: OfflineData }) {
  const { a11y } = useSite().shared;
  const { text, contact, directions, drawings } = data;
  const { phone, phoneHref } = contact;
  return (
    <>
      <StatusHero title={text.title}>
        <Elevation drawing={drawings.villa} className={styles.house} />
      </StatusHero>
      <Earth className={classNames(styles.text, layout.wrap)}>
        <p className={prose.lead}>{text.text}</p>
        {/* not hidden without scripts: only a service worker, which is one, serves this page */}
        <Button onClick={() => location.reload()}>{text.retry}</Button>
        <p className={styles.phone}>
          {text.phoneHint}{" "}
          <a href={phoneHref} aria-label={a11y.phoneLink}>
            {phone.replaceAll(" ", "\u00a0")}
          </a>
        </p>
      </Earth>
      <div className={styles.directions}>
        <Airports {...directions} />
      </div>
    </>
  );
}
