import type { ExperienceData } from "./experience.content.ts";
import { OnRequest } from "./on-request.tsx";
import { Surroundings } from "./surroundings.tsx";
import { WhenToCome } from "./when-to-come.tsx";

type SectionsProps = Pick<ExperienceData, "onRequest" | "dintorni" | "surroundings" | "whenToCome">;

/** The sections below the carousel, which are not hydrated. */
export function Sections({ onRequest, dintorni, surroundings, whenToCome }: SectionsProps) {
  return (
    <>
      <OnRequest text={onRequest} />
      <Surroundings text={dintorni} surroundings={surroundings} />
      {whenToCome && <WhenToCome {...whenToCome} />}
    </>
  );
}
