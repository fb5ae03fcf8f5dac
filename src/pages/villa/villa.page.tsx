import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { staticPart } from "../../modules/static-part/static-part.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import styles from "./pool.module.css";
import type { VillaData } from "./villa.content.ts";

const sections = () => import("./villa.static.tsx");
const Opening = staticPart(() => sections().then((file) => file.Opening));
const PoolOpening = staticPart(() => sections().then((file) => file.PoolOpening));
const PoolFacts = staticPart(() => sections().then((file) => file.PoolFacts));

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
