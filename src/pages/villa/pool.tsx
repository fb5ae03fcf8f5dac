import { Carousel } from "../../components/carousel/carousel.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import styles from "./pool.module.css";
import { PoolFacts } from "./pool-facts.tsx";
import type { VillaData } from "./villa.content.ts";

/** The pool: a section with a hero like a page's, and with shadows in the colour of water. */
export function Pool({ data }: { data: VillaData }) {
  const { photos, sets, pool, plan, poolDimensions, wide } = data;
  const text = data.text.pool;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <section className={styles.pool} id="pool">
      <PageHero as="h2" word={text.title} wide={wide.pool} photo={photos.pool} priority={false} />
      <HeroText lead={<NoBreak>{text.lead}</NoBreak>}>
        <HeroBody>
          <Paragraphs texts={text.paragraphs} />
        </HeroBody>
      </HeroText>
      <Carousel set={sets.pool} name="pool" label={labels.pool} />
      <PoolFacts
        title={text.factsTitle}
        facts={text.facts}
        pool={pool}
        dimensions={poolDimensions}
        plan={plan}
      />
    </section>
  );
}
