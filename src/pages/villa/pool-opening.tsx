import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import type { VillaData } from "./villa.content.ts";

/** The opening of the pool's section, like that of a page. */
export function PoolOpening({ data }: { data: VillaData }) {
  const { photos, wide } = data;
  const { title, lead, paragraphs } = data.text.pool;
  return (
    <>
      <PageHero as="h2" word={title} wide={wide.pool} photo={photos.pool} priority={false} />
      <HeroText lead={<NoBreak>{lead}</NoBreak>}>
        <HeroBody>
          <Paragraphs texts={paragraphs} />
        </HeroBody>
      </HeroText>
    </>
  );
}
