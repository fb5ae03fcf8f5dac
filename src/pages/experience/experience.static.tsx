import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { Day } from "./day.tsx";
import type { ExperienceData } from "./experience.content.ts";
import { OnRequest } from "./on-request.tsx";
import { Surroundings } from "./surroundings.tsx";
import { WhenToCome } from "./when-to-come.tsx";

type OpeningProps = Pick<ExperienceData, "title" | "heading" | "photos" | "hours">;

/** The hero and four hours of a day, which are not hydrated. */
export function Opening({ title, heading, photos, hours }: OpeningProps) {
  return (
    <>
      <PageHero word={title} photo={photos.hero} />
      <HeroText lead={<NoBreak>{heading}</NoBreak>} leadAs="h2" />
      {hours && <Day hours={hours} photo={photos.between} />}
    </>
  );
}

type SectionsProps = Pick<ExperienceData, "onRequest" | "dintorni" | "surroundings" | "whenToCome">;

/** The sections below the carousel, which are not hydrated. */
export function Sections({ onRequest, dintorni, surroundings, whenToCome }: SectionsProps) {
  return (
    <>
      {onRequest && <OnRequest text={onRequest} />}
      {dintorni && <Surroundings text={dintorni} surroundings={surroundings} />}
      {whenToCome && <WhenToCome {...whenToCome} />}
    </>
  );
}
