import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import type { HeroPhoto } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import { Volume } from "../ground/ground.tsx";
import styles from "./tale.module.css";

type TaleProps = {
  photo: HeroPhoto;
  /** At the head of a page: larger text, and on a phone the picture comes before it. */
  opening?: boolean;
  children: ReactNode;
};

/** The box is 29 vw wide and 2:3; a landscape photograph fills it only when it is drawn wider than that. */
const sizes = "(max-width: 61.999rem) 66vw, (min-width: 101rem) 62rem, 46vw";

/** In a narrow window the box is a square or 4:5, which a square fills when it is drawn as wide as the box is tall. */
const narrowWidths = { opening: 90, beside: 84 };

/** A portrait on the line, and beside it the prose, whose last line ends just above the ground. */
export function Tale({ photo, opening = false, children }: TaleProps) {
  return (
    <section
      className={classNames(styles.tale, opening && styles.opening, layout.wrap, layout.columns)}
    >
      <Volume
        className={styles.volume}
        photo={photo}
        sizes={sizes}
        narrow={{
          picture: photo.narrow,
          vw: opening ? narrowWidths.opening : narrowWidths.beside,
        }}
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
