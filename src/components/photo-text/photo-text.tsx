import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { HeroPhoto } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import { Volume } from "../ground/ground.tsx";
import styles from "./photo-text.module.css";

type PhotoTextProps = {
  photo: HeroPhoto;
  /** At the top of a page: larger text, and the picture above it on a phone. */
  hero?: boolean;
  children: ReactNode;
};

/** The box is 29vw wide and 2:3: it cuts off the sides of a landscape photograph, which is wider. */
const sizes = {
  portrait: "(max-width: 61.999rem) 40vw, (min-width: 101rem) 33rem, 30vw",
  landscape: "(max-width: 61.999rem) 66vw, (min-width: 101rem) 62rem, 46vw",
};

/** In percent of a narrow window: as wide as the box is high, because the variant is a square. */
const narrowWidths = { hero: 90, section: 84 };

/** A portrait on the ground line and, beside it, prose that ends just above the line. */
export function PhotoText({ photo, hero = false, children }: PhotoTextProps) {
  return (
    <section
      className={classNames(styles.photoText, hero && styles.hero, layout.wrap, layout.columns)}
    >
      <Volume
        className={styles.volume}
        photo={photo}
        sizes={photo.width < photo.height ? sizes.portrait : sizes.landscape}
        narrow={{
          picture: photo.narrow,
          vw: hero ? narrowWidths.hero : narrowWidths.section,
        }}
        priority={hero}
      />
      <div
        className={classNames(styles.text, prose.text, hero && prose.lead)}
        data-reveal={hero ? undefined : true}
      >
        {children}
      </div>
    </section>
  );
}
