import { useEffect, useState } from "react";
import type { StayFormData } from "../../components/stay-form/stay-form.content.ts";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { calendarFile } from "../../modules/calendar-file.ts";
import { seasonOf } from "../../modules/count-days.ts";
import { fillTemplate, type TemplateValues } from "../../modules/message-format.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { Stay } from "../../site/stay/stay.ts";
import { datesOf, type HomeNames, stayWords } from "../../site/stay/stay-words.ts";
import type { AskData } from "./ask/ask.content.ts";
import { messageOf } from "./ask/message.ts";
import type { BookingData } from "./booking.content.ts";

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
  const { inMessage, message } = calendar.refused;
  const ending = asked
    ? asked.reason && say(message, { reason: asked.reason })
    : homes[home] && say(calendar.home.message, { home: homes[home] });
  const { chosen, subject, body, chat } = asked ? ask.withDates : ask.withoutDates;
  return messageOf(
    {
      chosen: asked?.reason ? `${say(chosen, words)} ${inMessage}` : say(chosen, words),
      subject: say(subject, words),
      body: ending ? `${say(body, words)}\n\n${ending}` : say(body, words),
      chat: ending ? `${say(chat, words)} ${ending}` : say(chat, words),
    },
    ask.to,
  );
}

/** What the engine shows as long as the form says another stay; the stay itself stands out. */
export function staleWords(
  stay: Stay,
  { homes, calendar }: Pick<StayFormData, "homes" | "calendar">,
  units: SharedTexts["units"],
) {
  const [before = "", after = ""] = calendar.stale.prices.split("{stay}");
  const { party } = stayWords(stay, units, homes);
  return { before, stay: `${datesOf(stay, units.locale)}, ${party.said}`, after };
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
