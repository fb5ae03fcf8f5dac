import type { HeroPhoto } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { ButtonLink } from "../button/button.tsx";
import { PhoneLink } from "../button/text-link.tsx";
import { WideVolume } from "../ground/ground.tsx";
import styles from "./ending.module.css";

export function Ending({ photo }: { photo: HeroPhoto }) {
  const { shared, page, ending = "home", href } = useSite();
  const { a11y, site } = shared;
  // a page that is rendered hidden has an ending too
  const titleId = `ending-${page}`;
  return (
    <section
      className={`${styles.ending} ${layout.onDark}`}
      aria-labelledby={titleId}
      data-ending
      data-print="off"
    >
      <WideVolume className={styles.volume} photo={photo} />
      <div className={`${styles.text} ${layout.wrap} ${layout.columns}`}>
        <h2 id={titleId} data-reveal>
          {/* each sentence is a line */}
          {shared.ending[ending].split(/(?<=[.!?])\s/).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h2>
        <div className={styles.links} data-reveal>
          {site.fromPrice && <p className={styles.price}>{site.fromPrice}</p>}
          <ButtonLink className={styles.button} href={href("booking")}>
            {shared.ending.bookingLink}
          </ButtonLink>
          <ul>
            <li>
              <PhoneLink />
            </li>
            {site.whatsappHref && (
              <li>
                <a href={site.whatsappHref} aria-label={a11y.whatsappLink}>
                  {shared.ending.whatsapp}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  );
}
