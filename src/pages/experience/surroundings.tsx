import { TextLink } from "../../components/button/text-link.tsx";
import { FoldHead, foldBody } from "../../components/disclosure/fold.tsx";
import { Elevation } from "../../components/drawing/drawing.tsx";
import { Volume } from "../../components/ground/ground.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { mostOnLine, Road } from "../../components/road/road.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { ExperienceData } from "./experience.content.ts";
import styles from "./surroundings.module.css";

type SurroundingsProps = {
  text: NonNullable<ExperienceData["dintorni"]>;
  road: ExperienceData["road"];
};

/** Wide enough for the picture whose height decides, cropped at its sides. */
const pictureSizes = "(min-width: 101rem) 33rem, (min-width: 62rem) 33vw, 90vw";

export function Surroundings({ text, road }: SurroundingsProps) {
  const { href } = useSite();
  const pictured = text.items.filter(({ photo }) => photo);
  const isSecond = (place: (typeof pictured)[number]) => pictured.indexOf(place) % 3 === 1;
  return (
    <section className={classNames(styles.surroundings, layout.wrap)}>
      <div className={layout.columns}>
        <h2 className={classNames(styles.title, prose.sectionTitle)}>{text.title}</h2>
        <p className={classNames(styles.intro, prose.lead)}>
          <NoBreak>{text.intro}</NoBreak>
        </p>
      </div>
      {road && (
        // the list below says the same
        <div className={styles.road} aria-hidden="true">
          <Road {...road} stops={road.stops.slice(0, mostOnLine)} />
        </div>
      )}
      <ul className={styles.places}>
        {text.items.map((place) => {
          const drawing = road?.drawings[place.drawing ?? ""];
          return (
            <li
              key={place.id}
              className={classNames(
                layout.columns,
                styles.place,
                place.photo && styles.pictured,
                isSecond(place) && styles.second,
              )}
            >
              {place.photo && (
                <Volume className={styles.volume} photo={place.photo} sizes={pictureSizes} />
              )}
              {drawing && !place.photo && (
                <div className={styles.drawing}>
                  <Elevation drawing={drawing} />
                </div>
              )}
              <FoldHead className={styles.name} title={place.title} data-reveal>
                <p>{place.distance}</p>
              </FoldHead>
              <p className={classNames(styles.text, foldBody)} data-reveal>
                <NoBreak>{place.text}</NoBreak>
              </p>
            </li>
          );
        })}
      </ul>
      <p className={styles.ask}>
        {text.contactsText} <TextLink href={href("contatti")}>{text.contactsLink}</TextLink>
      </p>
    </section>
  );
}
