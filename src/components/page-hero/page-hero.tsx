import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import type { HeroPhoto } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import { Volume } from "../ground/ground.tsx";
import { Opening } from "../hero/hero.tsx";
import styles from "./page-hero.module.css";

type PageOpeningProps = {
  as?: "h1" | "h2";
  word: string;
  /** A word too long for the narrow half beside the picture takes the wide one. */
  wide?: boolean;
  photo: HeroPhoto;
  /** The opening of the page is fetched first; one further down (the pool) when it comes near. */
  priority?: boolean;
};

const pictureSizes = (wide: boolean) =>
  `(min-width: 101rem) ${wide ? "50rem" : "58rem"}, ${wide ? 44 : 52}vw`;

/** The opening of a page with a picture, which stands on the line beside the word. */
export function PageOpening({ as, word, wide = false, photo, priority = true }: PageOpeningProps) {
  return (
    <Opening
      as={as}
      word={word}
      className={classNames(styles.pictured, wide && styles.wide)}
      wordClassName={styles.word}
    >
      <Volume
        className={styles.volume}
        photo={photo}
        sizes={pictureSizes(wide)}
        narrow={{ picture: photo.narrow, vw: 90 }}
        priority={priority}
      />
    </Opening>
  );
}

type UnderOpeningProps = {
  lead: ReactNode;
  leadAs?: "p" | "h2";
  longLead?: boolean;
  children?: ReactNode;
};

/** What stands under the opening: the lead on the left, the text on the right. */
export function UnderOpening({ lead, leadAs: Lead = "p", longLead, children }: UnderOpeningProps) {
  return (
    <section className={classNames(styles.under, layout.wrap, layout.columns)}>
      <Lead className={classNames(styles.lead, longLead && styles.longLead)}>{lead}</Lead>
      {children}
    </section>
  );
}

/** The reading column of `UnderOpening`. */
export function UnderBody({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.body, layout.prose)}>{children}</div>;
}
