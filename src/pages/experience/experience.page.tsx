import { Carousel } from "../../components/carousel/carousel.tsx";
import { FoldHead, foldBody } from "../../components/disclosure/fold.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { Ground, Volume } from "../../components/ground/ground.tsx";
import { SkylineVolume, skylineClass, skylineRow } from "../../components/ground/skyline.tsx";
import { PageHero } from "../../components/hero/page-hero.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import type { Photo } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import styles from "./day.module.css";
import type { ExperienceData } from "./experience.content.ts";
import onRequestStyles from "./on-request.module.css";
import { Surroundings } from "./surroundings.tsx";
import { WhenToCome } from "./when-to-come.tsx";

export function Page({ data }: { data: ExperienceData }) {
  const { title, heading, photos, hours, set } = data;
  const { onRequest, dintorni, road, whenToCome } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <PageHero word={title} photo={photos.hero} composed="table" />
      <section className={classNames(styles.heading, layout.wrap)}>
        <h2 className={prose.sectionTitle}>
          <NoBreak>{heading}</NoBreak>
        </h2>
      </section>
      <LateSheet />
      {hours && <Day hours={hours} photo={photos.between} />}
      {set && <Carousel set={set} name="experience" label={labels.experience} />}
      {onRequest && <OnRequest text={onRequest} />}
      {dintorni && <Surroundings text={dintorni} road={road} />}
      {whenToCome && <WhenToCome {...whenToCome} />}
      <Ending photo={photos.ending} />
    </>
  );
}

function Day({ hours, photo }: { hours: NonNullable<ExperienceData["hours"]>; photo: Photo }) {
  const shown = hours.map(({ id, title, text }) => (
    <div key={id} data-hour={id}>
      <h3 data-word={title}>{title}</h3>
      <p data-reveal>
        <NoBreak>{text ?? ""}</NoBreak>
      </p>
    </div>
  ));
  return (
    <section className={classNames(styles.day, layout.wrap)}>
      {shown.slice(0, 2)}
      <div className={styles.between}>
        <Ground>
          <Volume photo={photo} sizes="(min-width: 48rem) 1px, 90vw" />
        </Ground>
      </div>
      {shown.slice(2)}
    </section>
  );
}

function OnRequest({ text }: { text: NonNullable<ExperienceData["onRequest"]> }) {
  return (
    <section className={classNames(onRequestStyles.request, layout.wrap)}>
      <div className={classNames(onRequestStyles.top, layout.columns)}>
        <h2 className={prose.sectionTitle}>{text.title}</h2>
        <p className={prose.lead}>
          <NoBreak>{text.intro}</NoBreak>
        </p>
      </div>
      <ul className={skylineClass("onRequest", text.items)}>
        {text.items.map((item) => (
          <li key={item.id} className={classNames(onRequestStyles.row, item.picture && skylineRow)}>
            {item.picture && <SkylineVolume {...item.picture} />}
            <FoldHead title={item.title} data-reveal />
            <p className={foldBody} data-reveal>
              <NoBreak>{item.text}</NoBreak>
            </p>
          </li>
        ))}
      </ul>
      <div className={onRequestStyles.note}>
        <Paragraphs texts={[text.note]} />
      </div>
    </section>
  );
}
