import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { staticPart } from "../../modules/static-part/static-part.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { Day } from "./day.tsx";
import type { ExperienceData } from "./experience.content.ts";

const OnRequest = staticPart(() =>
  import("./experience.static.tsx").then((file) => file.OnRequest),
);
const Surroundings = staticPart(() =>
  import("./experience.static.tsx").then((file) => file.Surroundings),
);

/** Experience: four hours of a day, photographs, what can be arranged, the surroundings. */
export function Page({ data }: { data: ExperienceData }) {
  const { text, photos, sets, onRequest, surroundings, drawings, wide } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageHero word={text.title} wide={wide} photo={photos.hero} />
      <HeroText lead={<NoBreak>{text.heading}</NoBreak>} leadAs="h2" />
      <Day hours={text.paragraphs} photo={photos.between} drawings={drawings} />
      <Carousel set={sets.experience} name="experience" label={labels.experience} />
      <OnRequest text={onRequest} />
      <Surroundings text={text.dintorni} surroundings={surroundings} />
      <Ending photo={photos.ending} />
    </>
  );
}
