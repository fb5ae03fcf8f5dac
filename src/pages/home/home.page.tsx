import { Ending } from "../../components/ending/ending.tsx";
import { Volume, WideVolume } from "../../components/ground/ground.tsx";
import { GuestWords } from "../../components/guest-words/guest-words.tsx";
import { StandingWord } from "../../components/hero/hero.tsx";
import { HouseNotices } from "../../components/house-notice/house-notice.tsx";
import { StayForm } from "../../components/stay-form/stay-form.tsx";
import { classNames } from "../../modules/class-names.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import type { Photo } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import glanceStyles from "./glance.module.css";
import type { HomeData } from "./home.content.ts";
import styles from "./home.module.css";
import pageLinkStyles from "./page-link.module.css";

export function Page({ data }: { data: HomeData }) {
  const { text, photos, stay, fromPrice } = data;
  const { href, has } = useSite();
  return (
    <>
      <HouseNotices notices={data.notices} />
      <section className={styles.hero}>
        <h1>{text.welcomeTitle}</h1>
        {/* on phones as tall as 128 % of the window is wide */}
        <WideVolume className={styles.first} photo={photos.hero} narrowWidth={128} priority />
        <div className={styles.tower}>
          {fromPrice && (
            <p className={styles.price}>
              {fromPrice.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </p>
          )}
          <StayForm stay={stay} tower />
        </div>
      </section>
      <LateSheet />
      <section className={classNames(styles.intro, layout.wrap, layout.columns)}>
        <p className={classNames(layout.label, styles.eyebrow)}>{text.eyebrow}</p>
        <div className={styles.introText}>
          <p>{text.description}</p>
        </div>
      </section>
      {text.glance && <Glance {...text.glance} />}
      <section>
        {pageLinks.map(
          ([kind, page]) =>
            has(page) && (
              <PageLink
                key={kind}
                kind={kind}
                href={href(page)}
                {...text.headings[kind]}
                photo={photos[kind]}
              />
            ),
        )}
      </section>
      {data.words && <GuestWords {...data.words} />}
      <Ending photo={photos.ending} />
    </>
  );
}

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

const pageLinks = [
  ["villa", "villa"],
  ["interior", "interni"],
  ["experience", "experience"],
] as const;

type PageLinkProps = {
  kind: (typeof pageLinks)[number][0];
  href: string;
  title: string;
  teaser: string;
  photo: Photo;
};

/** From 768 px on each touches an edge of the window; the last one is cut at its sides. */
const linkSizes = { villa: 57, interior: 57, experience: 64 };

function PageLink({ kind, href, title, teaser, photo }: PageLinkProps) {
  return (
    <a className={classNames(pageLinkStyles.link, pageLinkStyles[kind])} href={href}>
      <div className={pageLinkStyles.ground}>
        <StandingWord as="h2" text={title} className={pageLinkStyles.word} />
        <Volume
          className={pageLinkStyles.volume}
          photo={photo}
          sizes={`(max-width: 47.999rem) 90vw, ${linkSizes[kind]}vw`}
          decorative
        />
      </div>
      <p>{teaser}</p>
    </a>
  );
}
