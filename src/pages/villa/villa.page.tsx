import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { Opening } from "./opening.tsx";
import styles from "./pool.module.css";
import { PoolFacts } from "./pool-facts.tsx";
import { PoolOpening } from "./pool-opening.tsx";
import type { VillaData } from "./villa.content.ts";

/**
 * The villa: introduction, a text beside a portrait photograph, the carousel; then the pool, a
 * section with a hero like a page's, and with shadows in the colour of water.
 */
export function Page({ data }: { data: VillaData }) {
  const { photos, set, pool } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <Opening data={data} />
      <Carousel set={set} name="villa" label={labels.villa} />
      {pool && (
        <section className={styles.pool} id="pool">
          <PoolOpening pool={pool} />
          <Carousel set={pool.set} name="pool" label={labels.pool} />
          <PoolFacts pool={pool} />
        </section>
      )}
      <Ending photo={photos.ending} />
    </>
  );
}
