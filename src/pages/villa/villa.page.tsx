import { Carousel } from "../../components/carousel/carousel.tsx";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { HeroText, PageHero } from "../../components/hero/page-hero.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./pool.module.css";
import type { PoolData, VillaData } from "./villa.content.ts";

export function Page({ data }: { data: VillaData }) {
  const { text, photos, set, pool } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageHero word={text.title} photo={photos.hero} composed="house" />
      <HeroText lead={text.lead} paragraphs={text.paragraphs} portrait={photos.portrait} />
      <LateSheet />
      <Carousel set={set} name="villa" label={labels.villa} />
      {pool && (
        <section className={styles.pool} id="pool">
          <PageHero as="h2" word={pool.text.title} photo={pool.photo} composed="water" />
          <HeroText lead={pool.text.lead} paragraphs={pool.text.paragraphs} />
          <Carousel set={pool.set} name="pool" label={labels.pool} />
          <PoolFacts pool={pool} />
        </section>
      )}
      <Ending photo={photos.ending} />
    </>
  );
}

function PoolFacts({ pool }: { pool: PoolData }) {
  const { factsTitle: title, facts } = pool.text;
  return (
    <div className={classNames(styles.poolFacts, layout.wrap)}>
      <h3 className={styles.title}>{title}</h3>
      <PoolPlan {...pool} order={facts.map(({ id }) => id)} />
      <dl className={styles.facts} data-reveal>
        {facts.map(({ id, label, detail }) => (
          <div key={id}>
            <dt>
              <NoBreak>{label}</NoBreak>
            </dt>
            <dd>
              <NoBreak>{detail}</NoBreak>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Planned = Pick<PoolData, "plan" | "width" | "dimensions">;

/** @param order the ids of the facts, which are numbered */
export function PoolPlan({ plan, order, width, dimensions }: Planned & { order: string[] }) {
  const places: Record<string, [x: number, y: number]> = {
    area: [400, width / 2 + 40],
    jacuzzi: [70, width - 36],
    waterfalls: [400, 72],
    counterCurrent: [716, width - 34],
    lounge: [914, 136],
  };
  return (
    <Drawing drawing={plan} className={styles.plan}>
      {order.map((id, index) => {
        const [x, y] = places[id] ?? [];
        return (
          y && (
            <text key={id} x={x} y={y}>
              {index + 1}
            </text>
          )
        );
      })}
      <g className={styles.dimensions}>
        <text x="400" y={width + 47}>
          {dimensions.length}
        </text>
        <text x="837" y={width / 2 + 8}>
          {dimensions.width}
        </text>
      </g>
    </Drawing>
  );
}
