import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import { ApartmentLinks } from "./apartment-links.tsx";
import type { InterniData } from "./interni.content.ts";
import styles from "./interni.module.css";

/** The hero, and links to the apartments and to what follows them. */
export function Opening({ data }: { data: InterniData }) {
  const { text, photos, apartments, compare, plans } = data;
  return (
    <>
      <PageHero word={text.title} photo={photos.hero} />
      <HeroText lead={<NoBreak>{text.lead}</NoBreak>}>
        <HeroBody>
          <p>
            <NoBreak>{text.intro}</NoBreak>
          </p>
        </HeroBody>
      </HeroText>
      {apartments.length > 1 && <ApartmentLinks apartments={apartments} />}
      <div className={classNames(styles.onward, layout.wrap)} data-print="off">
        {compare && <TextLink href="#compare">{compare.title}</TextLink>}
        {plans && <TextLink href="#plans">{plans.title}</TextLink>}
      </div>
    </>
  );
}
