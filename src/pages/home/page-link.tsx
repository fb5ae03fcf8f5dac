import { Volume } from "../../components/ground/ground.tsx";
import { StandingWord } from "../../components/standing-word/standing-word.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import type { Photo } from "../../site/pictures/photo.ts";
import styles from "./page-link.module.css";

type PageLinkProps = {
  kind: "villa" | "interior" | "experience";
  href: string;
  title: string;
  teaser: string;
  photo: Photo;
};

/** From 768 px on the picture takes 6, 5 and 5 of twelve columns; the last one is portrait. */
const sizes = {
  villa: "(max-width: 47.999rem) 90vw, (min-width: 101rem) 50rem, 45vw",
  interior: "(max-width: 47.999rem) 90vw, (min-width: 101rem) 41rem, 37vw",
  experience: "(max-width: 47.999rem) 90vw, (min-width: 101rem) 41rem, 37vw",
};

/** A link to a page: a large heading and a picture on one ground line, and a text. */
export function PageLink({ kind, href, title, teaser, photo }: PageLinkProps) {
  return (
    <a className={classNames(styles.link, styles[kind])} href={href}>
      <div className={styles.ground}>
        <StandingWord as="h2" text={title} className={styles.word} />
        <Volume
          className={styles.volume}
          photo={photo}
          sizes={sizes[kind]}
          loading="lazy"
          decorative
        />
      </div>
      <p>{teaser}</p>
    </a>
  );
}
