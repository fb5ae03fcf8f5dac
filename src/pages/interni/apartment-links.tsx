import { Volume } from "../../components/ground/ground.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./apartment-links.module.css";
import { apartments } from "./apartments.ts";
import type { InterniData } from "./interni.content.ts";

type Interni = InterniData;
type ApartmentLinksProps = {
  texts: Interni["text"]["apartments"];
  photos: Interni["photos"];
  holds: Interni["holds"];
};

/** A third of the width each; in a tall box the cropped landscape photograph is wider than the box. */
const sizes = {
  apartment3: "(max-width: 47.999rem) 13rem, (min-width: 101rem) 48rem, 42vw",
  apartment1: "(max-width: 47.999rem) 13rem, (min-width: 101rem) 42rem, 37vw",
  apartment2: "(max-width: 47.999rem) 13rem, (min-width: 101rem) 42rem, 37vw",
};

/** Links to the apartments on this page, each with a volume on the ground and what it holds. */
export function ApartmentLinks({ texts, photos, holds }: ApartmentLinksProps) {
  const { tableOfContents } = useSite().shared.a11y;
  return (
    <nav className={classNames(styles.links, layout.wrap)} aria-label={tableOfContents}>
      {apartments.map(({ key, set, shade }, index) => (
        <a key={key} className={shade} href={`#${set}`}>
          <Volume className={styles.volume} photo={photos[key]} sizes={sizes[key]} decorative />
          <span className={styles.text}>
            <span className={styles.name}>{texts[key].name}</span>
            <span className={styles.line}>
              {texts[key].floor}
              <span className={styles.tagline}>
                . <NoBreak>{texts[key].tagline}</NoBreak>
              </span>
            </span>
            <span className={classNames(styles.line, styles.holds)}>{holds[index]}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
