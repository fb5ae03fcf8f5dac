import { useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { TextLink } from "../../components/button/text-link.tsx";
import type { StayFormData } from "../../components/stay-form/stay-form.content.ts";
import { type Day, formatDay, type Period } from "../../modules/calendar-days.ts";
import { calendarFile } from "../../modules/calendar-file.ts";
import { daysFrom, isInPeriod, seasonOf } from "../../modules/count-days.ts";
import { fillTemplate, type TemplateValues } from "../../modules/message-format.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { useSite } from "../../site/site-context.tsx";
import { type Stay, todayAtHouse } from "../../site/stay/stay.ts";
import { datesOf, type HomeNames, stayWords } from "../../site/stay/stay-words.ts";
import layout from "../../styles/layout.module.css";
import type { AskData } from "./ask/ask.content.ts";
import { messageOf } from "./ask/message.ts";
import type { BookingData } from "./booking.content.ts";
import type { SeasonsData } from "./seasons/seasons.content.ts";

export * from "../../components/stay-form/stay-messages.tsx";
export { seasonOf } from "../../modules/count-days.ts";
export { engineAddress } from "../../site/stay/engine-address.ts";

/** What is said of a stay that the house accepts: the demo engine says it itself. */
export function staySentences(
  stay: Stay,
  isPressed: boolean,
  { summary, engine, rules, isDemo }: BookingData["messages"],
  units: SharedTexts["units"],
  homes: HomeNames,
): string[] {
  const rule = seasonOf(stay.arrival, rules);
  const words = fillTemplate(summary, stayWords(stay, units, homes), units.locale);
  return [
    ...(isDemo ? [] : [words]),
    ...(isPressed && engine ? [engine] : []),
    ...(rule && !isDemo ? [rule.sentence] : []),
  ];
}

/** A stay, and why the house refuses it. */
export type Asked = { stay: Stay; reason?: string };

type MessageSource = {
  asked: Asked | undefined;
  /** Key of the chosen home, which stands in a message without days too. */
  home: string;
  ask: AskData;
  texts: Pick<StayFormData, "homes" | "calendar">;
  units: SharedTexts["units"];
};

export function stayMessage(source: MessageSource) {
  const { asked, home, ask, texts, units } = source;
  const { homes, calendar } = texts;
  const words = asked && stayWords(asked.stay, units, homes);
  const say = (template: string, values: TemplateValues = {}) =>
    fillTemplate(template, values, units.locale);
  const { refused, home: homeWords } = calendar;
  if (!words) {
    const name = homes[home];
    return withEnding(ask.message, name && say(homeWords.message, { home: name }));
  }
  const { chosen, subject, body, chat } = ask.withDates;
  const { reason } = asked;
  const message = messageOf(
    {
      chosen: reason ? `${say(chosen, words)} ${refused.inMessage}` : say(chosen, words),
      subject: say(subject, words),
      body: say(body, words),
      chat: say(chat, words),
    },
    ask.to,
  );
  return withEnding(message, reason && say(refused.message, { reason }));
}

/** Body and text stand last in both addresses. */
function withEnding(message: AskData["message"], ending: string | undefined): AskData["message"] {
  if (!ending) return message;
  const { email, whatsapp } = message;
  return {
    ...message,
    email: email + encodeURIComponent(`\r\n\r\n${ending}`),
    whatsapp: whatsapp && whatsapp + encodeURIComponent(` ${ending}`),
  };
}

type StaleProps = {
  /** What the engine shows as long as the form says another stay. */
  stay: Stay;
  texts: Pick<StayFormData, "homes" | "calendar">;
  /** Absent where the form's stay cannot be shown. */
  onShow: (() => void) | undefined;
  onBack(): void;
};

export function Stale({ stay, texts: { homes, calendar }, onShow, onBack }: StaleProps) {
  const { units } = useSite().shared;
  const { prices, show, back } = calendar.stale;
  const [before, after] = prices.split("{stay}");
  const { party } = stayWords(stay, units, homes);
  return (
    <div className={layout.wrap}>
      <p>
        {before}
        <b>{`${datesOf(stay, units.locale)}, ${party.text}`}</b>
        {after}
      </p>
      <span>
        {onShow && <Button onClick={onShow}>{show}</Button>}
        <button type="button" onClick={onBack}>
          {back}
        </button>
      </span>
    </div>
  );
}

/** When a house that is closed today opens again, in words; undefined where it is open. */
export function closedUntil(
  { closed, closedUntil: template }: Pick<SeasonsData, "closed" | "closedUntil">,
  locale: string,
): string | undefined {
  const reopens = firstDayOutside(closed, todayAtHouse());
  const options = { weekday: "long", day: "numeric", month: "long" } as const;
  return reopens && fillTemplate(template, { day: formatDay(reopens, locale, options) });
}

/** The first day from `day` on in none of these parts of the year; undefined where `day` itself is. */
function firstDayOutside(periods: readonly Period[], day: Day): Day | undefined {
  const isInside = (each: Day) => periods.some((period) => isInPeriod(each, period));
  return isInside(day) ? daysFrom(day, 366).find((each) => !isInside(each)) : undefined;
}

export function datesFile(
  stay: Stay,
  { event }: AskData,
  units: SharedTexts["units"],
  homes: HomeNames,
  madeAt: Date,
) {
  const { arrival, departure, guests } = stay;
  const { product, host, fileName, description, ...details } = event;
  return {
    name: fillTemplate(fileName, { arrival }),
    text: calendarFile(product, {
      ...details,
      id: `${arrival}-${departure}-${guests}@${host}`,
      first: arrival,
      last: departure,
      madeAt,
      description: fillTemplate(description, stayWords(stay, units, homes), units.locale),
    }),
  };
}

type DatesLinkProps = { stay: Stay; ask: AskData; homes: HomeNames };

export function DatesLink({ stay, ask, homes }: DatesLinkProps) {
  const { units } = useSite().shared;
  const [file, setFile] = useState<{ name: string; address: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: units and homes are those of the language, as the texts are
  useEffect(() => {
    const { name, text } = datesFile(stay, ask, units, homes, new Date());
    const address = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    setFile({ name, address });
    return () => URL.revokeObjectURL(address);
  }, [stay, ask]);
  return (
    <>
      <TextLink data-hold-dates href={file?.address} download={file?.name}>
        {ask.hold}
      </TextLink>
      <small>{ask.holdNote}</small>
    </>
  );
}
