import { memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { ButtonLink } from "../../components/button/button.tsx";
import { NewTabLink, TextLink } from "../../components/button/text-link.tsx";
import { Frame } from "../../components/frame/frame.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { StayFields } from "../../components/stay-form/stay-form.tsx";
import { useStayForm } from "../../components/stay-form/use-stay-form.ts";
import { classNames } from "../../modules/class-names.ts";
import { prefersReducedMotion } from "../../modules/user-preferences.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import { loadPart } from "../../site/load-code.ts";
import { useSite } from "../../site/site-context.tsx";
import type { CalendarWords } from "../../site/stay/calendar-words.ts";
import { isSameEntry, noEntry, readStayEntry } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import { Ask, messageOf } from "./ask/ask.tsx";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";
import type { Asked } from "./chosen-stay.tsx";
import { Seasons } from "./seasons/seasons.tsx";

const calendarId = "calendar";

/** What a stay needs as soon as there is one. */
type StayParts = typeof import("./chosen-stay.tsx");
const loadParts = (): Promise<StayParts> => loadPart(() => import("./chosen-stay.tsx"));

/** Form, engine, seasons and message, which follow one stay. @param children stand below the engine */
export function BookingStay({ data, children }: { data: BookingData; children: ReactNode }) {
  const { text, stay: texts, engineQuery, messages, homePrices } = data;
  const base = useSite().shared.navbar.url_amenitiz;
  const form = useRef<HTMLFormElement>(null);
  const state = useStayForm(form, texts, { isBooking: true, load: loadParts });
  const { part, hasFailed, stay, given, refused, crowded, party, isPressed } = state;

  const addressOf = (each: typeof stay) =>
    base === null ? base : (part?.engineAddress(base, engineQuery, each) ?? base);
  const [address, setAddress] = useState(() =>
    state.isHydrated ? writtenAddress(base) : undefined,
  );
  const isKnown = given === null || (given && (part || hasFailed));
  const known = isKnown ? addressOf(given ?? undefined) : address;
  if (known !== address) setAddress(known);
  // an engine that was given no stay shows no prices of one
  const stale = isKnown && given && known !== base && addressOf(stay) !== known && given;

  function onSubmit(): void {
    if (!state.press()) return;
    const target = document.getElementById(calendarId);
    target?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  /** The pressed button goes with the veil. */
  function leave(act: () => void): void {
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    act();
  }

  const asked = useMemo((): Asked | undefined => {
    // the form says what is wrong, and no night would help
    if (crowded) return { stay: crowded, reason: "" };
    if (!refused) return stay && { stay };
    if (!part || refused.refusal.reason === "past") return undefined;
    const { guests, home } = refused.stay;
    return { stay: refused.stay, reason: part.words.reason(refused.refusal, guests, home) };
  }, [stay, refused, crowded, part]);
  const engine = useDeferredValue(address ?? undefined);
  const follows = useDeferredValue(asked);
  const priceOfHome = homePrices[party.home];
  return (
    <>
      <section className={classNames(styles.invitation, layout.wrap, layout.columns)}>
        <p className={styles.lead}>{text.invitation.lead}</p>
        {text.fromPrice && (
          <p className={styles.from} data-prices={JSON.stringify(homePrices)}>
            {(priceOfHome ? [priceOfHome] : text.fromPrice).map((part) => (
              // the head script has written the price of the address's home
              <span key={part} suppressHydrationWarning>
                {part}{" "}
              </span>
            ))}
          </p>
        )}
        <StayFields
          stay={texts}
          className={styles.form}
          form={form}
          state={state}
          booking={{
            errors: messages.errors,
            tell: (stay && part?.staySentences(stay, isPressed, messages, part.words)) ?? [],
            isTellHidden: messages.isDemo,
            engine: engineQuery && JSON.stringify(engineQuery),
            onSubmit,
          }}
        />
      </section>
      <LateSheet />
      {base &&
        (data.show === "link" ? (
          // nothing stands beside the form: the link follows it
          <p id={calendarId} className={classNames(styles.engineLink, layout.wrap)} data-private="">
            <NewTabLink as={ButtonLink} href={addressOf(stay) ?? base} data-engine-link="">
              {text.fallback.link}
            </NewTabLink>
          </p>
        ) : (
          <>
            <div id={calendarId} className={styles.calendar} data-stale={stale ? "" : undefined}>
              <div inert={Boolean(stale)}>
                <Engine data={data} address={engine} base={base} />
              </div>
              <div className={styles.stale} role="status">
                {stale && part && (
                  <part.Stale
                    stay={stale}
                    texts={texts.calendar.stale}
                    words={part.words}
                    onShow={stay && (() => leave(onSubmit))}
                    onBack={() => leave(() => state.choose(state.asked))}
                  />
                )}
              </div>
            </div>
            <OtherWays data={data} address={engine ?? base} />
          </>
        ))}
      {children}
      <div
        id={base ? undefined : calendarId}
        className={classNames(styles.part, layout.wrap, layout.columns)}
        data-private=""
      >
        <SeasonsAndAsk data={data} asked={follows} part={part} home={party.home} />
      </div>
    </>
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

/** Drawn only when its address changes: drawing a frame is slow. */
const Engine = memo(function Engine({ data, address, base }: EngineProps) {
  const { text, framePolicy } = data;
  return (
    <Frame
      kind="booking"
      policy={framePolicy}
      title={text.frameTitle}
      address={address}
      link={address ?? base}
      loading={text.loading}
      fallback={text.fallback.text}
    />
  );
});

type OtherWaysProps = { data: BookingData; address: string };

/** Without script all ways to book: with it a frame that has failed says so itself. */
function OtherWays({ data: { text, messages, ask }, address }: OtherWaysProps) {
  return (
    <>
      {!messages.isDemo && (
        <p className={classNames(styles.engineLink, layout.wrap, "needs-js")} data-private="">
          <NewTabLink as={TextLink} href={address} data-engine-link="">
            {text.fallback.link}
          </NewTabLink>
        </p>
      )}
      <div className={classNames(styles.fallback, layout.wrap, "no-js")} data-private="">
        <p>{text.fallback.text}</p>
        <NewTabLink as={TextLink} href={address}>
          {text.fallback.link}
        </NewTabLink>
        <a href={ask.contact.phoneHref}>{text.fallback.phone}</a>
        <a href={ask.contact.emailHref}>
          <NoBreak>{text.fallback.email}</NoBreak>
        </a>
      </div>
    </>
  );
}

type SeasonsAndAskProps = {
  data: BookingData;
  asked: Asked | undefined;
  home: string;
  part: (StayParts & { words: CalendarWords }) | undefined;
};

const SeasonsAndAsk = memo(function SeasonsAndAsk(props: SeasonsAndAskProps) {
  const { data, asked, home, part } = props;
  const { seasons, ask, stay: texts } = data;
  const fit = asked?.reason === undefined ? asked?.stay : undefined;
  return (
    <>
      {seasons && (
        <Seasons data={seasons} chosen={fit && part?.seasonOf(fit.arrival, seasons.items)} />
      )}
      <Ask
        data={ask}
        message={
          part?.stayMessage({ asked, home, ask, texts, words: part.words }) ?? messageOf(ask)
        }
      >
        {fit && part && <part.DatesLink stay={fit} ask={ask} words={part.words} />}
      </Ask>
    </>
  );
});
