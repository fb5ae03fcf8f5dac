import { NewTabLink } from "../../components/button/text-link.tsx";
import { FoldHead, foldBody } from "../../components/disclosure/fold.tsx";
import { Icon } from "../../components/drawing/drawing.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { Ground, Volume, WideVolume } from "../../components/ground/ground.tsx";
import { SkylineVolume, skylineClass, skylineRow } from "../../components/ground/skyline.tsx";
import { GuestWords } from "../../components/guest-words/guest-words.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import type { Photo } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import { conditionsPath } from "../../site/site-map/pages.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { AboutData, ServicesData } from "./about.content.ts";
import styles from "./about.module.css";
import questionStyles from "./good-to-know.module.css";
import servicesStyles from "./services.module.css";

/** Widths of the two volumes; on a phone both are portrait, the terrace 74 % of the window high. */
const sizes = {
  terrace: "(min-width: 101rem) 72.5rem, 65vw",
  stair: "(max-width: 47.999rem) 35vw, (min-width: 101rem) 28rem, 25vw",
};

export function Page({ data }: { data: AboutData }) {
  const { text, photos, services } = data;
  const [first, second] = text.jumbotrons;
  return (
    <>
      <h1 className={layout.visuallyHidden}>{text.title}</h1>
      <section className={classNames(styles.first, layout.wrap, layout.columns)}>
        <WideVolume className={styles.tree} photo={photos.portrait} narrowWidth={100} priority />
        <h2 className={styles.jumbotron}>{first}</h2>
        <div className={classNames(styles.text, prose.text, prose.lead)}>
          <Paragraphs texts={text.descriptions.slice(0, 2)} />
        </div>
      </section>
      <LateSheet />
      <section
        className={classNames(
          styles.second,
          photos.hosts && styles.withPhoto,
          layout.wrap,
          layout.columns,
        )}
      >
        <h2 className={prose.sectionTitle}>{second}</h2>
        <p className={classNames(styles.text, prose.lead, prose.text)} data-reveal>
          <NoBreak>{text.descriptions[2]}</NoBreak>
        </p>
        {data.hosts && <Hosts hosts={data.hosts} photo={photos.hosts} />}
      </section>
      <div className={styles.pair}>
        <Ground>
          <Volume
            className={styles.terrace}
            photo={photos.pair1}
            sizes={sizes.terrace}
            narrow={{ picture: photos.pair1.narrow, vw: 93 }}
          />
          <Volume className={styles.stair} photo={photos.pair2} sizes={sizes.stair} />
        </Ground>
      </div>
      {text.space && <Space text={text.space} tower={photos.tower} />}
      {services && <Services {...services} />}
      {text.goodToKnow && <GoodToKnow {...text.goodToKnow} />}
      {data.words && <GuestWords {...data.words} />}
      <Ending photo={photos.ending} />
    </>
  );
}

type HostsProps = { hosts: NonNullable<AboutData["hosts"]>; photo: Photo | undefined };

function Hosts({ hosts, photo }: HostsProps) {
  return (
    <div className={styles.hosts} data-hosts>
      {photo && (
        <Volume
          className={styles.portrait}
          photo={photo}
          sizes="(max-width: 47.999rem) 15rem, 33vw"
        />
      )}
      <h3>{hosts.title}</h3>
      <dl>
        {hosts.rows.map(({ term, text }) => (
          <div key={term} data-reveal>
            <dt>{term}</dt>
            <dd>
              <WithPhone text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function WithPhone({ text }: { text: string }) {
  const { phone, phoneHref } = useSite().shared.site;
  const [before, after] = text.replaceAll("\u00a0", " ").split(phone);
  if (after === undefined) return <NoBreak>{text}</NoBreak>;
  return (
    <>
      {before}
      <a href={phoneHref}>{phone}</a>
      {after}
    </>
  );
}

function Services({ title, intro, onRequestLabel, lists }: ServicesData) {
  return (
    <section className={classNames(servicesStyles.services, layout.wrap)}>
      <h2 className={prose.sectionTitle}>{title}</h2>
      <p className={classNames(servicesStyles.intro, prose.lead)}>
        <NoBreak>{intro}</NoBreak>
      </p>
      <div className={classNames(servicesStyles.lists, skylineClass("services", lists.flat()))}>
        {lists.map((services) => (
          <dl key={services[0]?.id}>
            {services.map(({ id, picture, title, text, onRequest }) => (
              <div key={id} className={classNames(servicesStyles.row, picture && skylineRow)}>
                <FoldHead as="dt" titleAs="span" title={title} data-reveal>
                  {" "}
                  {onRequest && <span className={servicesStyles.tag}>{onRequestLabel}</span>}
                </FoldHead>
                <dd className={foldBody} data-reveal>
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

type SpaceProps = {
  text: NonNullable<AboutData["text"]["space"]>;
  tower: Photo | undefined;
};

function Space({ text, tower }: SpaceProps) {
  return (
    <section className={classNames(styles.space, tower && styles.withTower)}>
      <h2 className={classNames(layout.label, layout.wrap)}>{text.title}</h2>
      <div className={styles.courses}>
        <ul className={styles.lines}>
          {text.lines.map((line) => (
            <li key={line.id} className={layout.wrap}>
              <span>{line.text}</span>
            </li>
          ))}
        </ul>
        {tower && (
          <Volume
            className={styles.tower}
            photo={tower}
            sizes="(max-width: 47.999rem) 90vw, (min-width: 101rem) 33rem, 33vw"
          />
        )}
      </div>
      <p className={classNames(styles.info, layout.wrap)}>
        <NoBreak>{text.info}</NoBreak>
      </p>
    </section>
  );
}

type Questions = NonNullable<AboutData["text"]["goodToKnow"]>;
function GoodToKnow({ title, intro, items, link }: Questions) {
  const half = Math.ceil(items.length / 2);
  return (
    <section className={classNames(questionStyles.goodToKnow, layout.wrap)} data-good-to-know>
      <h2 className={prose.sectionTitle}>{title}</h2>
      <p className={classNames(questionStyles.intro, prose.lead)}>{intro}</p>
      <div className={questionStyles.columns}>
        <div>{items.slice(0, half).map(question)}</div>
        <div>{items.slice(half).map(question)}</div>
      </div>
      <p className={questionStyles.conditions}>
        <NewTabLink href={conditionsPath}>
          <Icon name="file-pdf" />
          {link}
        </NewTabLink>
      </p>
    </section>
  );
}

function question({ id, title, answer, text }: Questions["items"][number]) {
  return (
    <details key={id} className={questionStyles.question} data-reveal>
      <summary>
        <h3>
          <NoBreak>{title}</NoBreak>
        </h3>
        <span className={questionStyles.answer}>
          <NoBreak>{answer}</NoBreak>
        </span>
        <Icon name="plus" className={classNames(questionStyles.icon, questionStyles.plus)} />
        <Icon name="minus" className={classNames(questionStyles.icon, questionStyles.minus)} />
      </summary>
      <Paragraphs texts={[text]} />
    </details>
  );
}
