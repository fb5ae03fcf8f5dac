import { Button } from "../../components/button/button.tsx";
import { TextLink } from "../../components/button/text-link.tsx";
import type { StayFormData } from "../../components/stay-form/stay-form.content.ts";
import { calendarFile } from "../../modules/calendar-file.ts";
import type { CalendarWords } from "../../site/stay/calendar-words.ts";
import type { Stay } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import type { AskData } from "./ask/ask.content.ts";
import { messageOf } from "./ask/ask.tsx";
import type { BookingData } from "./booking.content.ts";

export * from "../../components/stay-form/stay-messages.tsx";
export { seasonOf } from "../../modules/count-days.ts";
export { engineAddress } from "../../site/stay/engine-address.ts";

/** What is said of a stay that the house accepts: the demo engine says it itself. */
export function staySentences(
  stay: Stay,
  isPressed: boolean,
  { summary, engine, isDemo }: BookingData["messages"],
  words: CalendarWords,
): string[] {
  return [
    ...(isDemo ? [] : [words.say(summary, words.stay(stay))]),
    ...(isPressed && engine ? [engine] : []),
  ];
}

/** A stay, and why the house refuses it; empty where no other night would help. */
export type Asked = { stay: Stay; reason?: string };

type MessageSource = {
  asked: Asked | undefined;
  /** Key of the chosen home, which stands in a message without days too. */
  home: string;
  ask: AskData;
  texts: Pick<StayFormData, "homes" | "calendar">;
  words: CalendarWords;
};

export function stayMessage({ asked, home, ask, texts, words }: MessageSource) {
  const { homes, calendar } = texts;
  if (!asked) {
    const name = homes[home];
    return messageOf(ask, { ending: name && words.say(calendar.home.message, { home: name }) });
  }
  const { reason } = asked;
  const values = words.stay(asked.stay);
  return messageOf(ask, {
    fill: (template) => words.say(template, values),
    more: reason && ` ${calendar.refused.inMessage}`,
    ending: reason && words.say(calendar.refused.message, { reason }),
  });
}

type StaleProps = {
  /** What the engine shows as long as the form says another stay. */
  stay: Stay;
  texts: StayFormData["calendar"]["stale"];
  words: CalendarWords;
  /** Absent where the form's stay cannot be shown. */
  onShow: (() => void) | undefined;
  onBack(): void;
};

export function Stale({ stay, texts, words, onShow, onBack }: StaleProps) {
  const [before, after] = texts.prices.split("{stay}");
  return (
    <div className={layout.wrap}>
      <p>
        {before}
        <b>{`${words.dates(stay)}, ${words.stay(stay).party.text}`}</b>
        {after}
      </p>
      <span>
        {onShow && <Button onClick={onShow}>{texts.show}</Button>}
        <button type="button" onClick={onBack}>
          {texts.back}
        </button>
      </span>
    </div>
  );
}

export function datesFile(stay: Stay, { event }: AskData, words: CalendarWords, madeAt: Date) {
  const { arrival, departure, guests } = stay;
  const { product, host, fileName, description, ...details } = event;
  return {
    name: words.say(fileName, { arrival }),
    text: calendarFile(product, {
      ...details,
      id: `${arrival}-${departure}-${guests}@${host}`,
      first: arrival,
      last: departure,
      madeAt,
      description: words.say(description, words.stay(stay)),
    }),
  };
}

type DatesLinkProps = { stay: Stay; ask: AskData; words: CalendarWords };

export function DatesLink({ stay, ask, words }: DatesLinkProps) {
  const { name, text } = datesFile(stay, ask, words, new Date());
  const address = `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <>
      <TextLink data-hold-dates href={address} download={name}>
        {ask.hold}
      </TextLink>
      <small>{ask.holdNote}</small>
    </>
  );
}
