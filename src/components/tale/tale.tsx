import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import type { Photo } from "../../site/photo.ts";
import layout from "../../styles/layout.module.css";
import { Volume } from "../ground/ground.tsx";
import styles from "./tale.module.css";

type TaleProps = {
  photo: Photo;
  sizes: string;
  /** At the head of a page: larger text, and on a phone the picture comes before it. */
  opening?: boolean;
  children: ReactNode;
};

/** A portrait on the line, and beside it the prose, whose last line ends just above the ground. */
export function Tale({ photo, sizes, opening = false, children }: TaleProps) {
  return (
    <section
      className={classNames(styles.tale, opening && styles.opening, layout.wrap, layout.columns)}
    >
      <Volume className={styles.volume} photo={photo} sizes={sizes} priority={opening} />
      <div
        className={classNames(styles.text, layout.prose, opening && layout.lead)}
        data-reveal={opening ? undefined : true}
      >
        {children}
      </div>
    </section>
  );
}
