import { pages } from "virtual:site-content";
import { CookiePreferencesButton } from "../../components/cookies/consent.tsx";
import { Elevation } from "../../components/drawing/drawing.tsx";
import { Volume } from "../../components/ground/ground.tsx";
import { GuestWords } from "../../components/guest-words/guest-words.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import { HouseNotices } from "../../components/house-notice/house-notice.tsx";
import { Paragraphs } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import { footerItems } from "../../site/site-map/pages.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { BookingStay } from "./booking-stay.tsx";

/** On phones a few pixels less per pixel of the screen, as for other heroes. */
const pictureSizes =
  "(min-width: 101rem) 42rem, (min-width: 62rem) 38vw, (min-width: 48rem) 56vw, 72vw";

export function Page({ data }: { data: BookingData }) {
  return (
    <div className={styles.page}>
      <HouseNotices notices={data.notices} />
      <Hero word={data.text.title} className={styles.opening} wordClassName={styles.word}>
        <Volume className={styles.volume} photo={data.photos.hero} sizes={pictureSizes} priority />
      </Hero>
      <BookingStay data={data}>
        {data.text.disclaimers && <Disclaimers texts={data.text.disclaimers} data={data} />}
        {data.words && <GuestWords {...data.words} />}
      </BookingStay>
      <LegalLine label={data.text.codes} />
    </div>
  );
}

function Disclaimers({ texts, data }: { texts: string[]; data: BookingData }) {
  const { minimumAge, drawings } = data;
  const signs = [
    [drawings["house-by-night"], styles.house],
    [drawings["door-with-height-mark"], styles.door],
    [drawings["table-and-gate"], styles.table],
  ] as const;
  return (
    <ul className={classNames(styles.disclaimers, layout.wrap)}>
      {signs.map(([drawing, className], index) => (
        <li key={className}>
          <Paragraphs texts={[texts[index] ?? ""]} />
          <Elevation drawing={drawing} className={className}>
            {className === styles.door && (
              <text x="62" y="-109" fontSize="24" fontWeight="500">
                {minimumAge}
              </text>
            )}
          </Elevation>
        </li>
      ))}
    </ul>
  );
}

function LegalLine({ label }: { label: string }) {
  const { shared, href } = useSite();
  const { site, status } = shared;
  return (
    <section className={classNames(styles.legalLine, layout.wrap)} aria-label={label}>
      {site.codes.map(({ label, code }) => (
        <span key={label}>
          {label} <b>{code}</b>
        </span>
      ))}
      <span className={styles.reach}>{`${site.address}, ${site.phone}, ${site.email}`}</span>
      {footerItems(pages, shared).map(({ page, text }) => (
        <a key={page} href={href(page)}>
          {text}
        </a>
      ))}
      <CookiePreferencesButton className="needs-js" />
      <p className={classNames(styles.noScript, "no-js")}>{status.noScript}</p>
    </section>
  );
}
