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
  const { text, photos, sets } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <Opening data={data} />
      <Carousel set={sets.villa} name="villa" label={labels.villa} />
      <section className={styles.pool} id="pool">
        <PoolOpening data={data} />
        <Carousel set={sets.pool} name="pool" label={labels.pool} />
        <PoolFacts
          text={text.pool}
          pool={data.pool}
          dimensions={data.poolDimensions}
          plan={data.plan}
        />
      </section>
      <Ending photo={photos.ending} />
    </>
  );
}
