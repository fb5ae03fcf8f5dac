import { Ending } from "../../components/ending/ending.tsx";
import { Volume, WideVolume } from "../../components/ground/ground.tsx";
import { StandingWord } from "../../components/hero/hero.tsx";
import { StayForm } from "../../components/stay-form/stay-form.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { Photo } from "../../site/pictures/photo.ts";
import layout from "../../styles/layout.module.css";
import glanceStyles from "./glance.module.css";
import type { HomeData } from "./home.content.ts";
import styles from "./home.module.css";
import pageLinkStyles from "./page-link.module.css";

/**
 * Widths of the volumes, larger than their boxes where the picture is cropped. The narrow one is
 * drawn 36vw wide, for which phones of middling density would choose a file of four times the bytes.
 */
const heroSizes = {
  first: "(min-width: 101rem) 51rem, 46vw",
  second: "(min-width: 101rem) 18rem, 16vw",
  third: "(min-width: 101rem) 64rem, 64vw",
  narrow: "33vw",
};

/** Width in vw in narrow windows: of a square picture as tall as 120 % of its box, which is 5:6. */
const firstNarrowWidth = 90;

/**
 * Home: the welcome with photographs, a description, the form for a stay, the house in figures,
 * a photograph as wide as the window, and large links to three pages.
 */
export function Page({ data }: { data: HomeData }) {
  const { text, photos, stay } = data;
  const { href } = useSite();
  return (
    <>
      <section className={styles.hero}>
        <h1>{text.welcomeTitle}</h1>
        <Volume
          className={styles.first}
          photo={photos.hero1}
          sizes={heroSizes.first}
          narrow={{ picture: photos.hero1.narrow, vw: firstNarrowWidth }}
          priority
        />
        <Volume
          className={styles.second}
          photo={photos.hero2}
          sizes={heroSizes.second}
          loading="lazy"
        />
        <Volume
          className={styles.third}
          photo={photos.hero3}
          sizes={heroSizes.third}
          loading="lazy"
        />
        {/* in the place of the second in narrow windows */}
        <Volume
          className={styles.narrow}
          photo={photos.narrow}
          sizes={heroSizes.narrow}
          loading="lazy"
        />
      </section>
      <section className={classNames(styles.intro, layout.wrap, layout.columns)}>
        <p className={classNames(layout.label, styles.eyebrow)}>{text.eyebrow}</p>
        <div className={styles.introText}>
          <p>{text.description}</p>
        </div>
        <StayForm stay={stay} className={styles.stay} />
      </section>
      {text.glance && <Glance {...text.glance} />}
      {photos.view && (
        <div className={styles.view} data-wide="" data-print="off">
          <WideVolume photo={photos.view} />
        </div>
      )}
      <section className={styles.pageLinks}>
        <PageLink kind="villa" href={href("villa")} {...text.headings.villa} photo={photos.villa} />
        <PageLink
          kind="interior"
          href={href("interni")}
          {...text.headings.interior}
          photo={photos.interior}
        />
        <PageLink
          kind="experience"
          href={href("experience")}
          {...text.headings.experience}
          photo={photos.experience}
        />
      </section>
      <Ending photo={photos.ending} />
    </>
  );
}

/** The house in figures on the ground line, each the beginning of a phrase. */
function Glance({ title, items }: NonNullable<HomeData["text"]["glance"]>) {
  return (
    <section className={classNames(glanceStyles.glance, layout.wrap)} data-glance="">
      <h2 className={layout.visuallyHidden}>{title}</h2>
      <ul>
        {items.map(({ id, value, label }) => (
          <li key={id}>
            {/* the line belongs to the item, and stands still */}
            <b data-t={value} data-reveal="">
              {value}
            </b>{" "}
            <span data-reveal="">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PageLinkProps = {
  kind: "villa" | "interior" | "experience";
  href: string;
  title: string;
  teaser: string;
  photo: Photo;
};

/** From 768 px on the picture takes 6, 5 and 5 of twelve columns; the last one is portrait. */
const sizes = {
  villa: "(max-width: 47.999rem) 90vw, (min-width: 101rem) 50rem, 45vw",
  interior: "(max-width: 47.999rem) 90vw, (min-width: 101rem) 41rem, 37vw",
  experience: "(max-width: 47.999rem) 90vw, (min-width: 101rem) 41rem, 37vw",
};

/** A link to a page: a large heading and a picture on one ground line, and a text. */
function PageLink({ kind, href, title, teaser, photo }: PageLinkProps) {
  return (
    <a className={classNames(pageLinkStyles.link, pageLinkStyles[kind])} href={href}>
      <div className={pageLinkStyles.ground}>
        <StandingWord as="h2" text={title} className={pageLinkStyles.word} />
        <Volume
          className={pageLinkStyles.volume}
          photo={photo}
          sizes={sizes[kind]}
          loading="lazy"
          decorative
        />
      </div>
      <p>{teaser}</p>
    </a>
  );
}
