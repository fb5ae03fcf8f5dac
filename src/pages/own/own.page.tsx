import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ground, Volume } from "../../components/ground/ground.tsx";
import { HeroText, PageHero } from "../../components/hero/page-hero.tsx";
import { RichText } from "../../components/long-read/long-read.tsx";
import { classNames } from "../../modules/class-names.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { OwnData } from "./own.content.ts";
import styles from "./own.module.css";

export function Page({ data }: { data: OwnData }) {
  const { title, lead, photo, blocks } = data;
  return (
    <>
      <PageHero word={title} photo={photo} />
      <HeroText lead={lead} />
      <LateSheet />
      <article className={styles.article}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} title={title} />
        ))}
      </article>
    </>
  );
}

function Block({ block, title }: { block: OwnData["blocks"][number]; title: string }) {
  if ("set" in block) return <Carousel set={block.set} name={block.name} label={title} />;
  if ("photo" in block) {
    const { width, height } = block.photo;
    return (
      <div className={styles.photo}>
        <Ground>
          <Volume
            className={width < height ? styles.portrait : styles.landscape}
            photo={block.photo}
            sizes={
              width < height
                ? "(max-width: 47.999rem) 60vw, 34vw"
                : "(max-width: 47.999rem) 90vw, 62vw"
            }
          />
        </Ground>
      </div>
    );
  }
  return (
    <div className={classNames(layout.wrap, layout.columns)}>
      <div className={classNames(styles.text, prose.text, prose.rich)}>
        <RichText content={block.text} />
      </div>
    </div>
  );
}
