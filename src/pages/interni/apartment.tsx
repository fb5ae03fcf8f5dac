import { ButtonLink } from "../../components/button/button.tsx";
import { Carousel } from "../../components/carousel/carousel.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import styles from "./apartment.module.css";
import type { ApartmentData, InterniData } from "./interni.content.ts";

type ApartmentProps = { apartment: ApartmentData; text: InterniData["text"] };

/** An apartment: its name, its photographs with shadows in its colour, its features. */
export function Apartment({ apartment, text }: ApartmentProps) {
  const { shared, href } = useSite();
  const { key, id } = apartment;
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
      <Carousel set={apartment.set} name={id} label={shared.a11y.carousel.labels[key]} />
      <div className={classNames(styles.detail, layout.wrap, layout.columns)}>
        <div className={prose.text} data-reveal>
          <Paragraphs texts={apartment.paragraphs} />
        </div>
        <div className={styles.features} data-reveal>
          <h3>{text.featuresTitle}</h3>
          <ul>
            {apartment.features.map((feature) => (
              <li key={feature}>
                <span>
                  <NoBreak>{feature}</NoBreak>
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink href={href("booking")}>{text.bookingLink}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
