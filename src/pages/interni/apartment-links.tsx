import { Volume } from "../../components/ground/ground.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./apartment-links.module.css";
import type { ApartmentData } from "./interni.content.ts";

/** A third of the width each; in a tall box the cropped landscape photograph is wider than the box. */
const sizes = {
  tall: "(max-width: 47.999rem) 13rem, (min-width: 101rem) 48rem, 42vw",
  others: "(max-width: 47.999rem) 13rem, (min-width: 101rem) 42rem, 37vw",
};

/** Links to the apartments on this page, each with a volume on the ground and what it holds. */
export function ApartmentLinks({ apartments }: { apartments: ApartmentData[] }) {
  const { tableOfContents } = useSite().shared.a11y;
  return (
    <nav className={classNames(styles.links, layout.wrap)} aria-label={tableOfContents}>
      {apartments.map(({ id, photo, name, floor, tagline, holds }, index) => (
        <a key={id} href={`#${id}`}>
          <Volume
            className={styles.volume}
            photo={photo}
            sizes={index % 3 ? sizes.others : sizes.tall}
            decorative
          />
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.line}>
              {floor}
              <span className={styles.tagline}>
                . <NoBreak>{tagline}</NoBreak>
              </span>
            </span>
            <span className={classNames(styles.line, styles.holds)}>{holds}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
