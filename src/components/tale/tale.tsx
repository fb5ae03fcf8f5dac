import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import type { Photo } from "../../site/photo.ts";
import layout from "../../styles/layout.module.css";
import { Volume } from "../ground/ground.tsx";
import styles from "./tale.module.css";

type TaleProps = {
  photo: Photo;
  /** At the head of a page: larger text, and on a phone the picture comes before it. */
  opening?: boolean;
  children: ReactNode;
};

/** The box is 29 vw wide and 2:3; a landscape photograph fills it only when it is drawn wider than that. */
const sizesFrom768 = "(max-width: 61.999rem) 66vw, (min-width: 101rem) 62rem, 46vw";
const sizes = {
  beside: `(max-width: 47.999rem) 93vw, ${sizesFrom768}`,
  opening: `(max-width: 47.999rem) 100vw, ${sizesFrom768}`,
};

/** A portrait on the line, and beside it the prose, whose last line ends just above the ground. */
export function Tale({ photo, opening = false, children }: TaleProps) {
  return (
    <section
      className={classNames(styles.tale, opening && styles.opening, layout.wrap, layout.columns)}
    >
      <Volume
        className={styles.volume}
        photo={photo}
        sizes={opening ? sizes.opening : sizes.beside}
        priority={opening}
      />
      <div
        className={classNames(styles.text, layout.prose, opening && layout.lead)}
        data-reveal={opening ? undefined : true}
      >
        {children}
      </div>
    </section>
  );
}
