import { Ending } from "../../components/ending/ending.tsx";
import { Volume, WideVolume } from "../../components/ground/ground.tsx";
import { StayForm } from "../../components/stay-form/stay-form.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Glance } from "./glance.tsx";
import type { HomeData } from "./home.content.ts";
import styles from "./home.module.css";
import { keepFields } from "./keep-fields.ts";
import { PageLink } from "./page-link.tsx";

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
        <StayForm ref={keepFields} stay={stay} className={styles.stay} />
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
