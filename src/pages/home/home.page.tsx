import { ButtonLink } from "../../components/button/button.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { Volume } from "../../components/ground/ground.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import type { HomeData } from "./home.content.ts";
import styles from "./home.module.css";
import { PageLink } from "./page-link.tsx";

/** Widths of the three volumes, larger than their boxes where the picture is cropped. */
const heroSizes = {
  first: "(min-width: 101rem) 51rem, 46vw",
  second: "(max-width: 47.999rem) 26vw, (min-width: 101rem) 18rem, 16vw",
  third: "(max-width: 47.999rem) 1px, (min-width: 101rem) 64rem, 64vw",
};

/** Width in vw in narrow windows: the box is 5:6, so a square picture must be as wide as it is tall. */
const firstNarrowWidth = 76;

/** Home: the welcome with three photographs, a description, and large links to three pages. */
export function Page({ data }: { data: HomeData }) {
  const { text, photos } = data;
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
          loading="eager"
        />
        <Volume
          className={styles.third}
          photo={photos.hero3}
          sizes={heroSizes.third}
          loading="lazy"
        />
      </section>
      <section className={classNames(styles.intro, layout.wrap, layout.columns)}>
        <p className={classNames(layout.label, styles.eyebrow)}>{text.eyebrow}</p>
        <div className={styles.introText}>
          <p>{text.description}</p>
          <ButtonLink className={styles.book} href={href("booking")}>
            {text.bookingLink}
          </ButtonLink>
        </div>
      </section>
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
