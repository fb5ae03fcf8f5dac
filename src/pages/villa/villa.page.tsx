import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import { PhotoText } from "../../components/photo-text/photo-text.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { Pool } from "./pool.tsx";
import type { VillaData } from "./villa.content.ts";

/** The villa: introduction, a text beside a portrait photograph, the carousel, the pool. */
export function Page({ data }: { data: VillaData }) {
  const { text, photos, sets, wide } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageHero word={text.title} wide={wide.title} photo={photos.hero} />
      <HeroText lead={<NoBreak>{text.lead}</NoBreak>}>
        <HeroBody>
          <Paragraphs texts={text.paragraphs.slice(0, 2)} />
        </HeroBody>
      </HeroText>
      <PhotoText photo={photos.portrait}>
        <Paragraphs texts={text.paragraphs.slice(2)} />
      </PhotoText>
      <Carousel set={sets.villa} name="villa" label={labels.villa} />
      <Pool data={data} />
      <Ending photo={photos.ending} />
    </>
  );
}
