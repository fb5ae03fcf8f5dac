import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import type { PoolData } from "./villa.content.ts";

/** The opening of the pool's section, like that of a page. */
export function PoolOpening({ pool }: { pool: PoolData }) {
  const { photo } = pool;
  const { title, lead, paragraphs } = pool.text;
  return (
    <>
      <PageHero as="h2" word={title} photo={photo} priority={false} />
      <HeroText lead={<NoBreak>{lead}</NoBreak>}>
        <HeroBody>
          <Paragraphs texts={paragraphs} />
        </HeroBody>
      </HeroText>
    </>
  );
}
