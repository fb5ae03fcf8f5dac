import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { staticPart } from "../../modules/static-part/static-part.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { Day } from "./day.tsx";
import type { ExperienceData } from "./experience.content.ts";

const Sections = staticPart(() => import("./experience.static.tsx").then((file) => file.Sections));

/** Experience: four hours of a day, photographs, what can be arranged, the surroundings, the year. */
export function Page({ data }: { data: ExperienceData }) {
  const { title, wide, heading, photos, hours, sets, ...sections } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageHero word={title} wide={wide} photo={photos.hero} />
      <HeroText lead={<NoBreak>{heading}</NoBreak>} leadAs="h2" />
      <Day hours={hours} photo={photos.between} />
      <Carousel set={sets.experience} name="experience" label={labels.experience} />
      <Sections {...sections} />
      <Ending photo={photos.ending} />
    </>
  );
}
