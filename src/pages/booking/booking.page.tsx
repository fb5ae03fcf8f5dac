import { pages } from "virtual:site-content";
import { useCallback, useState } from "react";
import { ButtonLink } from "../../components/button/button.tsx";
import { CookiePreferencesButton } from "../../components/cookie-preferences/cookie-preferences.tsx";
import { Drawing, Elevation } from "../../components/drawing/drawing.tsx";
import { Frame } from "../../components/frame/frame.tsx";
import { Volume } from "../../components/ground/ground.tsx";
import { GuestWords } from "../../components/guest-words/guest-words.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import { HouseNotices } from "../../components/house-notice/house-notice.tsx";
import { LateSheet } from "../../components/late-sheet/late-sheet.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import { NewTabHint, TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { footerItems } from "../../site/site-map/pages.ts";
import { isSameEntry, noEntry, readStayEntry } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import { Ask } from "./ask/ask.tsx";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import { type ChosenStay, calendarId, Invitation } from "./invitation.tsx";
import { Seasons } from "./seasons/seasons.tsx";

export function Page({ data }: { data: BookingData }) {
  const { text, minimumAge, drawings, seasons, ask } = data;
  const base = useSite().shared.navbar.url_amenitiz;
  const [{ chosen, address }, setChosen] = useState<ChosenStay>(() => ({
    chosen: undefined,
    address: writtenAddress(base),
  }));
  const change = useCallback(
    ({ chosen, address }: ChosenStay) =>
      // as long as it is not known the engine stays as it is
      setChosen((before) => ({
        chosen,
        address: address === undefined ? before.address : address,
      })),
    [],
  );
  return (
    <div className={styles.page}>
      <HouseNotices notices={data.notices} />
      <Opening data={data} />
      <Invitation data={data} onChange={change} />
      <LateSheet />
      {base && <Engine data={data} address={address ?? undefined} base={base} />}
      {text.disclaimers && (
        <Disclaimers texts={text.disclaimers} minimumAge={minimumAge} drawings={drawings} />
      )}
      {data.words && <GuestWords {...data.words} />}
      <div
        id={base ? undefined : calendarId}
        className={classNames(styles.part, layout.wrap, layout.columns)}
        data-private=""
      >
        {seasons && (
          <Seasons
            data={seasons}
            chosen={chosen?.parts.seasonOf(chosen.stay.arrival, seasons.items)}
          />
        )}
        <Ask data={ask} chosen={chosen} />
      </div>
      <LegalLine label={text.codes} />
    </div>
  );
}

/** The head script may have added a stay; undefined where a stay is still to be checked. */
function writtenAddress(base: string | null): string | null | undefined {
  if (typeof document === "undefined" || base === null) return base;
  const engine = document.querySelector(`#${calendarId} :is(iframe, a)`);
  const written = engine?.getAttribute("src") ?? engine?.getAttribute("href");
  if (written === base || engine?.getAttribute("data-base") === base) return written;
  return isSameEntry(readStayEntry(location.search), noEntry) ? base : undefined;
}

type EngineProps = { data: BookingData; address: string | undefined; base: string };

function Engine({ data, address, base }: EngineProps) {
  const { text, show, messages, contact, framePolicy } = data;
  const link = address ?? base;
  const newTab = { href: link, target: "_blank", rel: "noopener", "data-engine-link": "" };
  if (show === "link") {
    return (
      <p id={calendarId} className={classNames(styles.engineLink, layout.wrap)} data-private="">
        <ButtonLink {...newTab}>
          {text.fallback.link}
          <NewTabHint />
        </ButtonLink>
      </p>
    );
  }
  return (
    <>
      <div id={calendarId} className={styles.calendar}>
        <Frame
          // a new address in the same frame would add a history entry
          key={address}
          kind="booking"
          policy={framePolicy}
          title={text.frameTitle}
          address={address}
          link={link}
          loading={text.loading}
          fallback={text.fallback.text}
        />
      </div>
      {!messages.isDemo && (
        <p className={classNames(styles.engineLink, layout.wrap, "needs-js")} data-private="">
          <TextLink {...newTab}>
            {text.fallback.link}
            <NewTabHint />
          </TextLink>
        </p>
      )}
      <Fallback text={text} contact={contact} address={link} />
    </>
  );
}

type DisclaimersProps = {
  texts: [string, string, string];
  minimumAge: number | undefined;
  drawings: BookingData["drawings"];
};

function Disclaimers({ texts, minimumAge, drawings }: DisclaimersProps) {
  const [nights, age, guests] = texts;
  return (
    <ul className={classNames(styles.disclaimers, layout.wrap)}>
      <li>
        <Paragraphs texts={[nights]} />
        <Elevation drawing={drawings["house-by-night"]} className={styles.house} />
      </li>
      <li>
        <Paragraphs texts={[age]} />
        <Elevation drawing={drawings["door-with-height-mark"]} className={styles.door}>
          <text x="62" y="-109" fontSize="24" fontWeight="500">
            {minimumAge}
          </text>
        </Elevation>
      </li>
      <li>
        <Paragraphs texts={[guests]} />
        <Elevation drawing={drawings["table-and-gate"]} className={styles.table} />
      </li>
    </ul>
  );
}

type FallbackProps = Pick<BookingData, "text" | "contact"> & { address: string };

/** Other ways to book, without script: with it a frame that has failed says so itself. */
function Fallback({ text, contact, address }: FallbackProps) {
  return (
    <div className={classNames(styles.fallback, layout.wrap, "no-js")} data-private="">
      <p>{text.fallback.text}</p>
      <TextLink href={address} target="_blank" rel="noopener">
        {text.fallback.link}
        <NewTabHint />
      </TextLink>
      <a href={contact.phoneHref}>{text.fallback.phone}</a>
      <a href={contact.emailHref}>
        <NoBreak>{text.fallback.email}</NoBreak>
      </a>
    </div>
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

/** On phones a few pixels less per pixel of the screen, as for other heroes. */
const pictureSizes =
  "(min-width: 101rem) 42rem, (min-width: 62rem) 38vw, (min-width: 48rem) 56vw, 72vw";

function Opening({ data }: { data: BookingData }) {
  const { text, photos, drawings } = data;
  return (
    <Hero word={text.title} className={styles.opening} wordClassName={styles.word}>
      <Volume className={styles.volume} photo={photos.hero} sizes={pictureSizes} priority>
        <Drawing drawing={drawings["rising-moon"]} className={styles.moon} />
      </Volume>
    </Hero>
  );
}
