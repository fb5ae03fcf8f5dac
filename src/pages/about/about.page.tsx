import { Ending } from "../../components/ending/ending.tsx";
import { Earth, Ground, Volume } from "../../components/ground/ground.tsx";
import { GuestWords } from "../../components/guest-words/guest-words.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import { PhotoText } from "../../components/photo-text/photo-text.tsx";
import { SkylineVolume, skylineClass, skylineRow } from "../../components/skyline/skyline.tsx";
import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { AboutData, ServicesData } from "./about.content.ts";
import styles from "./about.module.css";
import { GoodToKnow } from "./good-to-know.tsx";
import servicesStyles from "./services.module.css";

/** Widths of the two volumes; on a phone both are portrait, and the terrace is cropped. */
const sizes = {
  terrace: "(max-width: 47.999rem) 90vw, (min-width: 101rem) 72.5rem, 65vw",
  stair: "(max-width: 47.999rem) 35vw, (min-width: 101rem) 28rem, 25vw",
};

/** About the house: who it is for, what it has, which services it offers, what is good to know. */
export function Page({ data }: { data: AboutData }) {
  const { text, photos, services } = data;
  const [first, second] = text.jumbotrons;
  return (
    <>
      <h1 className={layout.visuallyHidden}>{text.title}</h1>
      <section className={classNames(styles.first, layout.wrap)}>
        <h2 className={styles.jumbotron}>{first}</h2>
      </section>
      <PhotoText photo={photos.portrait} hero>
        <Paragraphs texts={text.descriptions.slice(0, 2)} />
      </PhotoText>
      <section className={classNames(styles.second, layout.wrap, layout.columns)}>
        <h2 className={styles.jumbotron}>{second}</h2>
        <p className={classNames(prose.lead, prose.text)} data-reveal>
          <NoBreak>{text.descriptions[2]}</NoBreak>
        </p>
      </section>
      <div className={styles.pair}>
        <Ground>
          <Volume className={styles.terrace} photo={photos.pair1} sizes={sizes.terrace} />
          <Volume className={styles.stair} photo={photos.pair2} sizes={sizes.stair} />
        </Ground>
        <Earth className={styles.earth}>{text.space && <Space text={text.space} />}</Earth>
      </div>
      {services && <Services {...services} />}
      {text.goodToKnow && <GoodToKnow {...text.goodToKnow} />}
      {data.words && <GuestWords {...data.words} />}
      <Ending photo={photos.ending} />
    </>
  );
}

/** The services in two lists under up to four photographs, each inside the row that it belongs to. */
function Services({ title, intro, onRequestLabel, lists }: ServicesData) {
  return (
    <section className={classNames(servicesStyles.services, layout.wrap)}>
      <h2 className={prose.sectionTitle}>{title}</h2>
      <p className={classNames(servicesStyles.intro, prose.lead)}>
        <NoBreak>{intro}</NoBreak>
      </p>
      <div
        className={
          lists.flat().some(({ picture }) => picture)
            ? skylineClass("services", servicesStyles.lists)
            : servicesStyles.lists
        }
      >
        {lists.map((services) => (
          <dl key={services[0]?.id}>
            {services.map(({ id, picture, title, text, onRequest }) => (
              <div
                key={id}
                className={classNames(
                  picture && skylineRow,
                  id === "safety" && servicesStyles.small,
                )}
              >
                <dt data-reveal>
                  <span>
                    <NoBreak>{title}</NoBreak>
                  </span>{" "}
                  {onRequest && <span className={servicesStyles.tag}>{onRequestLabel}</span>}
                </dt>
                <dd data-reveal>
                  <NoBreak>{text}</NoBreak>
                </dd>
                {picture && <SkylineVolume as="dd" {...picture} />}
              </div>
            ))}
          </dl>
        ))}
      </div>
    </section>
  );
}

/** Large lines, each on a ground line of its own, and a paragraph. */
function Space({ text }: { text: NonNullable<AboutData["text"]["space"]> }) {
  return (
    <section>
      <h2 className={classNames(layout.label, layout.wrap)}>{text.title}</h2>
      <ul className={styles.lines}>
        {text.lines.map((line) => (
          <li key={line.id} className={layout.wrap}>
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
      <p className={classNames(styles.info, layout.wrap)}>
        <NoBreak>{text.info}</NoBreak>
      </p>
    </section>
  );
}
