import { Ending } from "../../components/ending/ending.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { Apartment } from "./apartment.tsx";
import { ApartmentLinks } from "./apartment-links.tsx";
import { apartments } from "./apartments.ts";
import type { InterniData } from "./interni.content.ts";
import styles from "./interni.module.css";

/** The interiors: links to the three apartments, then the apartments in the same order. */
export function Page({ data }: { data: InterniData }) {
  const { text, photos, sets, wide } = data;
  return (
    <>
      <PageHero word={text.title} wide={wide} photo={photos.hero} />
      <HeroText lead={<NoBreak>{text.lead}</NoBreak>}>
        <HeroBody>
          <p>
            <NoBreak>{text.intro}</NoBreak>
          </p>
        </HeroBody>
      </HeroText>
      <ApartmentLinks texts={text.apartments} photos={photos} />
      <div className={styles.apartments}>
        {apartments.map(({ key, set, shade }) => (
          <Apartment key={key} name={key} set={set} shade={shade} photos={sets[set]} text={text} />
        ))}
      </div>
      <Ending photo={photos.ending} />
    </>
  );
}
