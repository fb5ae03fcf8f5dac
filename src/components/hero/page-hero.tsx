import { classNames } from "../../modules/class-names.ts";
import type { HeroPhoto } from "../../site/photo.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import { Volume, WideVolume } from "../ground/ground.tsx";
import { NoBreak, Paragraphs } from "../no-break/no-break.tsx";
import { Hero } from "./hero.tsx";
import styles from "./page-hero.module.css";
import { wordLength } from "./word-length.ts";

type PageHeroProps = {
  as?: "h1" | "h2";
  word: string;
  photo: HeroPhoto;
  /** How word and picture stand, where not beside each other on their columns. */
  composed?: "house" | "water" | "table";
};

/** Of photographs that are wider than the boxes which crop them. */
const pictureSizes = {
  house: "66vw",
  table: "58vw",
  columns: "(min-width: 110rem) 70rem, 63vw",
};

export function PageHero({ as = "h1", word, photo, composed }: PageHeroProps) {
  const isFirst = as === "h1";
  // it needs more than five of twelve columns beside a picture
  const isWide = wordLength(word) >= 10;
  return (
    <Hero
      as={as}
      word={word}
      className={classNames(styles.pictured, composed ? styles[composed] : isWide && styles.wide)}
      wordClassName={styles.word}
    >
      {composed === "water" ? (
        <WideVolume className={styles.volume} photo={photo} />
      ) : (
        <Volume
          className={styles.volume}
          photo={photo}
          sizes={pictureSizes[composed ?? "columns"]}
          narrow={{ picture: photo.narrow, vw: 90 }}
          priority={isFirst}
        />
      )}
    </Hero>
  );
}

/** The class of a box around opening and text in which the sentence stands beside the picture. */
export const roofed = styles.roofed;

type HeroTextProps = {
  lead: string;
  paragraphs?: string[];
  /** Stands beside the paragraphs; in narrow windows and in the document after the second. */
  portrait?: HeroPhoto;
};

export function HeroText({ lead, paragraphs = [], portrait }: HeroTextProps) {
  const first = portrait ? 2 : paragraphs.length;
  return (
    <section
      className={classNames(styles.text, portrait && styles.tale, layout.wrap, layout.columns)}
    >
      <p className={styles.lead}>
        <NoBreak>{lead}</NoBreak>
      </p>
      {first > 0 && (
        <div className={classNames(styles.body, prose.text)}>
          <Paragraphs texts={paragraphs.slice(0, first)} />
        </div>
      )}
      {portrait && (
        <>
          <Volume
            className={styles.portrait}
            photo={portrait}
            sizes={portrait.width < portrait.height ? "30vw" : "66vw"}
            narrow={{ picture: portrait.narrow, vw: 112 }}
          />
          <div className={classNames(styles.body, styles.rest, prose.text)} data-reveal>
            <Paragraphs texts={paragraphs.slice(first)} />
          </div>
        </>
      )}
    </section>
  );
}
