import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import { PhotoText } from "../../components/photo-text/photo-text.tsx";
import type { VillaData } from "./villa.content.ts";

/** The introduction, and a text beside a portrait photograph. */
export function Opening({ data }: { data: VillaData }) {
  const { text, photos } = data;
  return (
    <>
      <PageHero word={text.title} photo={photos.hero} />
      <HeroText lead={<NoBreak>{text.lead}</NoBreak>}>
        <HeroBody>
          <Paragraphs texts={text.paragraphs.slice(0, 2)} />
        </HeroBody>
      </HeroText>
      <PhotoText photo={photos.portrait}>
        <Paragraphs texts={text.paragraphs.slice(2)} />
      </PhotoText>
    </>
  );
}
