import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { HeroPhoto, Photo } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import { Volume } from "../ground/ground.tsx";
import { Hero, isWideWord } from "../hero/hero.tsx";
import { Paragraphs } from "../no-break/no-break.tsx";
import styles from "./page-hero.module.css";

type PageHeroProps = {
  as?: "h1" | "h2";
  word: string;
  photo: HeroPhoto;
  beside?: Photo | undefined;
  /** The picture runs from the left edge, and the word stands right of it. */
  isLeft?: boolean;
  /** False for a hero further down the page, whose picture need not load first. */
  priority?: boolean;
};

/** The file is wider than the box, which is as high as the window allows. */
const leftSizes = "58vw";

const pictureSizes = (wide: boolean) =>
  `(min-width: 101rem) ${wide ? "50rem" : "58rem"}, ${wide ? 44 : 52}vw`;

export function PageHero({ as, word, photo, beside, isLeft, priority = true }: PageHeroProps) {
  // a long word has one column of the picture
  const wide = isWideWord(word);
  return (
    <Hero
      as={as}
      word={word}
      className={classNames(
        styles.pictured,
        wide && styles.wide,
        beside && styles.twin,
        isLeft && styles.left,
      )}
      wordClassName={styles.word}
    >
      <Volume
        className={styles.volume}
        photo={photo}
        sizes={isLeft ? leftSizes : pictureSizes(wide)}
        narrow={{ picture: photo.narrow, vw: 90 }}
        priority={priority}
      />
      {beside && (
        <Volume
          className={classNames(styles.volume, styles.beside)}
          photo={beside}
          sizes="(max-width: 47.999rem) 1px, 24vw"
          loading="eager"
        />
      )}
    </Hero>
  );
}

export function HeroText({ lead, paragraphs }: { lead: ReactNode; paragraphs?: string[] }) {
  return (
    <section className={classNames(styles.text, layout.wrap, layout.columns)}>
      <p className={styles.lead}>{lead}</p>
      {paragraphs && (
        <div className={classNames(styles.body, prose.text)}>
          <Paragraphs texts={paragraphs} />
        </div>
      )}
    </section>
  );
}
