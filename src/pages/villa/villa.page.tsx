import { Carousel } from "../../components/carousel/carousel.tsx";
import { PageOpening, UnderBody, UnderOpening } from "../../components/page-hero/page-hero.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import { Tale } from "../../components/tale/tale.tsx";
import { Whole } from "../../components/whole-words/whole-words.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { Pool } from "./pool.tsx";
import type { VillaData } from "./villa.content.ts";

/** The villa: its word, its story beside the portrait, its photographs, its pool. */
export function Page({ data }: { data: VillaData }) {
  const { text, photos, sets, wide } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageOpening word={text.title} wide={wide.title} photo={photos.opening} />
      <UnderOpening lead={<Whole>{text.lead}</Whole>}>
        <UnderBody>
          <Paragraphs texts={text.paragraphs.slice(0, 2)} />
        </UnderBody>
      </UnderOpening>
      <Tale photo={photos.portrait}>
        <Paragraphs texts={text.paragraphs.slice(2)} />
      </Tale>
      <Carousel set={sets.villa} name="villa" label={labels.villa} />
      <Pool data={data} />
    </>
  );
}
