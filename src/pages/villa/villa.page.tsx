import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { HeroText, PageHero } from "../../components/hero/page-hero.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { LateSheet } from "../../site/late-sheet.tsx";
import { useSite } from "../../site/site-context.tsx";
import styles from "./pool.module.css";
import { PoolFacts } from "./pool-facts.tsx";
import type { VillaData } from "./villa.content.ts";

export function Page({ data }: { data: VillaData }) {
  const { text, photos, set, pool } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageHero word={text.title} photo={photos.hero} composed="house" />
      <HeroText
        lead={<NoBreak>{text.lead}</NoBreak>}
        paragraphs={text.paragraphs}
        portrait={photos.portrait}
      />
      <LateSheet />
      <Carousel set={set} name="villa" label={labels.villa} />
      {pool && (
        <section className={styles.pool} id="pool">
          <PageHero as="h2" word={pool.text.title} photo={pool.photo} composed="water" />
          <HeroText lead={<NoBreak>{pool.text.lead}</NoBreak>} paragraphs={pool.text.paragraphs} />
          <Carousel set={pool.set} name="pool" label={labels.pool} />
          <PoolFacts pool={pool} />
        </section>
      )}
      <Ending photo={photos.ending} />
    </>
  );
}
