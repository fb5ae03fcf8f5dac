import type { PageData } from "../../../build/content/page-data.ts";
import { Volume } from "../../components/ground/ground.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./apartment-links.module.css";
import { apartments } from "./apartments.ts";

type Interni = PageData["interni"];
type ApartmentLinksProps = { texts: Interni["text"]["apartments"]; photos: Interni["photos"] };

/** Three volumes of falling height on one line, each a link to its apartment. */
export function ApartmentLinks({ texts, photos }: ApartmentLinksProps) {
  const { tableOfContents } = useSite().shared.a11y;
  return (
    <nav className={classNames(styles.links, layout.wrap)} aria-label={tableOfContents}>
      {apartments.map(({ key, set, shade }) => (
        <a key={key} className={shade} href={`#${set}`}>
          <Volume className={styles.volume} photo={photos[key]} sizes={sizes[key]} decorative />
          <span className={styles.text}>
            <span className={styles.name}>{texts[key].name}</span>
            <span className={styles.tagline}>
              {texts[key].floor}. {texts[key].tagline}
            </span>
          </span>
        </a>
      ))}
    </nav>
  );
}

const sizes = { apartment3: "30vw", apartment1: "30vw", apartment2: "30vw" };
