import type { PageData } from "../../../tools/pages/page-data.ts";
import { Carousel } from "../../components/carousel/carousel.tsx";
import { PageOpening, UnderOpening } from "../../components/page-hero/page-hero.tsx";
import { Whole } from "../../components/whole-words/whole-words.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { Day } from "./day.tsx";
import { OnRequest } from "./on-request.tsx";
import { Surroundings } from "./surroundings.tsx";

/** Experience: a day in four hours, photographs, what can be arranged, what lies around. */
export function ExperiencePage({ data }: { data: PageData["experience"] }) {
  const { text, photos, sets, facts, drawings, wide } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageOpening word={text.title} wide={wide.title} photo={photos.opening} />
      <UnderOpening lead={<Whole>{text.heading}</Whole>} leadAs="h2" />
      <Day hours={text.paragraphs} photo={photos.between} drawings={drawings} />
      <Carousel set={sets.experience} name="experience" label={labels.experience} />
      <OnRequest text={text.onRequest} />
      <Surroundings text={text.dintorni} surroundings={facts.surroundings} />
    </>
  );
}
