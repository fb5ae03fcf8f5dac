import { ButtonLink } from "../../components/button/button.tsx";
import { TextLink } from "../../components/button/text-link.tsx";
import { Carousel } from "../../components/carousel/carousel.tsx";
import { FoldHead, foldBody } from "../../components/disclosure/fold.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { Volume } from "../../components/ground/ground.tsx";
import { HeroText, PageHero, roofed } from "../../components/hero/page-hero.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names.ts";
import { fillNames } from "../../modules/fill-names.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import type { Photo } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import apartmentLinksStyles from "./apartment-links.module.css";
import { Compare } from "./compare.tsx";
import type { ApartmentData, InterniData } from "./interni.content.ts";
import styles from "./interni.module.css";
import { Plans } from "./plans.tsx";

export function Page({ data }: { data: InterniData }) {
  const { text, photos, apartments, compare, plans } = data;
  return (
    <>
      <div className={classNames(roofed, styles.opening)}>
        <PageHero word={text.title} photo={photos.hero} />
        <HeroText lead={text.lead} paragraphs={[text.intro]} />
      </div>
      <LateSheet />
      {apartments.length > 1 && <ApartmentLinks apartments={apartments} />}
      <div className={classNames(styles.onward, layout.wrap)} data-print="off">
        {compare && <TextLink href="#compare">{compare.title}</TextLink>}
        {plans && <TextLink href="#plans">{plans.title}</TextLink>}
      </div>
      {apartments.map((apartment) => (
        <Apartment key={apartment.key} apartment={apartment} text={text} />
      ))}
      {compare && <Compare {...compare} />}
      {plans && <Plans {...plans} />}
      <Ending photo={photos.ending} />
    </>
  );
}

function Apartment({ apartment, text }: { apartment: ApartmentData; text: InterniData["text"] }) {
  const { shared } = useSite();
  const { id, name } = apartment;
  const label = fillNames(shared.a11y.carousel.labels.apartment, { apartment: name });
  return (
    <section className={styles.apartment} id={id}>
      <div className={classNames(styles.head, layout.wrap, layout.columns)}>
        <h2 className={prose.sectionTitle}>{apartment.name}</h2>
        <div>
          <p className={layout.label}>{apartment.floor}</p>
          <p className={styles.tagline}>
            <NoBreak>{apartment.tagline}</NoBreak>
          </p>
        </div>
      </div>
      <Carousel set={apartment.set} name={id} label={label} />
      <div className={classNames(styles.detail, layout.wrap, layout.columns)}>
        <div className={prose.text} data-reveal>
          <Paragraphs texts={apartment.paragraphs} />
        </div>
        <div className={styles.features} data-reveal>
          <div className={styles.found}>
            <FoldHead title={text.featuresTitle} />
            <ul className={foldBody}>
              {apartment.features.map((feature) => (
                <li key={feature}>
                  <span>
                    <NoBreak>{feature}</NoBreak>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          {apartment.price && <p className={styles.price}>{apartment.price}</p>}
          <ButtonLink href={apartment.booking}>
            {text.bookingLink}
            <span className={layout.visuallyHidden}>{`, ${name}`}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** In percent of the window: a third each, of which the first two and their landscape photographs are tall. */
const doorWidths = [54, 45, 38];

function doorSizes({ width, height }: Photo, index: number): string {
  return width < height
    ? "(max-width: 47.999rem) 6rem, 30vw"
    : `(max-width: 47.999rem) 9.5rem, ${doorWidths[index % 3]}vw`;
}

function ApartmentLinks({ apartments }: { apartments: ApartmentData[] }) {
  const { tableOfContents } = useSite().shared.a11y;
  return (
    <nav
      className={classNames(apartmentLinksStyles.links, layout.wrap)}
      aria-label={tableOfContents}
    >
      {apartments.map(({ id, photo, name, floor, tagline, holds, price }, index) => (
        <a key={id} href={`#${id}`}>
          <Volume
            className={apartmentLinksStyles.volume}
            photo={photo}
            sizes={doorSizes(photo, index)}
            decorative
          />
          <span className={apartmentLinksStyles.text}>
            <span className={apartmentLinksStyles.name}>{name}</span>
            <span className={apartmentLinksStyles.line}>
              {floor}. <NoBreak>{tagline}</NoBreak>
            </span>
            <span className={classNames(apartmentLinksStyles.line, apartmentLinksStyles.holds)}>
              {holds}
            </span>
            {price && (
              <span className={classNames(apartmentLinksStyles.line, apartmentLinksStyles.price)}>
                {price}
              </span>
            )}
          </span>
        </a>
      ))}
    </nav>
  );
}
