import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { LateSheet } from "../../components/late-sheet/late-sheet.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import { HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { PhotoText } from "../../components/photo-text/photo-text.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import styles from "./pool.module.css";
import { PoolFacts } from "./pool-facts.tsx";
import type { VillaData } from "./villa.content.ts";

export function Page({ data }: { data: VillaData }) {
  const { photos, set, pool } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <Opening data={data} />
      <Carousel set={set} name="villa" label={labels.villa} />
      {pool && (
        <section className={styles.pool} id="pool">
          <PageHero as="h2" word={pool.text.title} photo={pool.photo} priority={false} />
          <HeroText lead={<NoBreak>{pool.text.lead}</NoBreak>} paragraphs={pool.text.paragraphs} />
          <Carousel set={pool.set} name="pool" label={labels.pool} />
          <PoolFacts pool={pool} />
        </section>
      )}
      <Ending photo={photos.ending} />
    </>
  );
}

function Opening({ data }: { data: VillaData }) {
  const { text, photos } = data;
  return (
    <>
      <PageHero word={text.title} photo={photos.hero} />
      <LateSheet />
      <HeroText lead={<NoBreak>{text.lead}</NoBreak>} paragraphs={text.paragraphs.slice(0, 2)} />
      <PhotoText photo={photos.portrait}>
        <Paragraphs texts={text.paragraphs.slice(2)} />
      </PhotoText>
    </>
  );
}
