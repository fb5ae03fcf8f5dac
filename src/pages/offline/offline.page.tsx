import { Button } from "../../components/button/button.tsx";
import { PhoneLink } from "../../components/button/text-link.tsx";
import { Elevation } from "../../components/drawing/drawing.tsx";
import { Earth } from "../../components/ground/ground.tsx";
import { StatusHero } from "../../components/hero/hero.tsx";
import { Airports } from "../../components/road/airports.tsx";
import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { OfflineData } from "./offline.content.ts";
import styles from "./offline.module.css";

export function Page({ data }: { data: OfflineData }) {
  const { text, directions, drawings } = data;
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
          {text.phoneHint} <PhoneLink unbroken />
        </p>
      </Earth>
      <div className={styles.directions}>
        <Airports {...directions} />
      </div>
    </>
  );
}
