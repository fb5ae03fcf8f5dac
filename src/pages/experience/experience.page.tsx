import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import { Day } from "./day.tsx";
import type { ExperienceData } from "./experience.content.ts";
import { OnRequest } from "./on-request.tsx";
import { Surroundings } from "./surroundings.tsx";
import { WhenToCome } from "./when-to-come.tsx";

/** Experience: four hours of a day, photographs, what can be arranged, the surroundings, the year. */
export function Page({ data }: { data: ExperienceData }) {
  const { title, wide, heading, photos, hours, set } = data;
  const { onRequest, dintorni, surroundings, whenToCome } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageHero word={title} wide={wide} photo={photos.hero} />
      <HeroText lead={<NoBreak>{heading}</NoBreak>} leadAs="h2" />
      {hours && <Day hours={hours} photo={photos.between} />}
      {set && <Carousel set={set} name="experience" label={labels.experience} />}
      {onRequest && <OnRequest text={onRequest} />}
      {dintorni && <Surroundings text={dintorni} surroundings={surroundings} />}
      {whenToCome && <WhenToCome {...whenToCome} />}
      <Ending photo={photos.ending} />
    </>
  );
}
