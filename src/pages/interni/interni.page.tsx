import { Ending } from "../../components/ending/ending.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { HeroBody, HeroText, PageHero } from "../../components/page-hero/page-hero.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { staticPart } from "../../modules/static-part/static-part.tsx";
import layout from "../../styles/layout.module.css";
import { Apartment } from "./apartment.tsx";
import { ApartmentLinks } from "./apartment-links.tsx";
import { apartments } from "./apartments.ts";
import type { InterniData } from "./interni.content.ts";
import styles from "./interni.module.css";

const Compare = staticPart(() => import("./interni.static.tsx").then((file) => file.Compare));
const Plans = staticPart(() => import("./interni.static.tsx").then((file) => file.Plans));

/**
 * The interiors: links to the three apartments, the apartments in the same order, how they compare,
 * and the plans of the house.
 */
export function Page({ data }: { data: InterniData }) {
  const { text, photos, sets, wide, holds, compare, plans } = data;
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
      <ApartmentLinks texts={text.apartments} photos={photos} holds={holds} />
      <div className={classNames(styles.onward, layout.wrap)} data-print="off">
        <TextLink href="#compare">{compare.title}</TextLink>
        {plans && <TextLink href="#plans">{plans.title}</TextLink>}
      </div>
      {apartments.map(({ key, set, shade }) => (
        <Apartment key={key} name={key} set={set} shade={shade} photos={sets[set]} text={text} />
      ))}
      <Compare {...compare} />
      {plans && <Plans {...plans} />}
      <Ending photo={photos.ending} />
    </>
  );
}
