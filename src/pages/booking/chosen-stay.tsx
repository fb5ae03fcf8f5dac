import { useEffect, useState } from "react";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { calendarFile } from "../../modules/calendar-file.ts";
import { seasonOf } from "../../modules/count-days.ts";
import { fillTemplate } from "../../modules/message-format.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { Stay } from "../../site/stay/stay.ts";
import { stayWords } from "../../site/stay/stay-words.ts";
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
): string[] {
  const rule = seasonOf(stay.arrival, rules);
  const words = fillTemplate(summary, stayWords(stay, units, {}), units.locale);
  return [
    ...(isDemo ? [] : [words]),
    ...(isPressed && engine ? [engine] : []),
    ...(rule && !isDemo ? [rule.sentence] : []),
  ];
}

export function stayMessage(
  stay: Stay,
  { withDates, to }: AskData,
  units: SharedTexts["units"],
): AskData["message"] {
  const words = stayWords(stay, units, {});
  const fill = (template: string) => fillTemplate(template, words, units.locale);
  const { chosen, subject, body, chat } = withDates;
  return messageOf(
    { chosen: fill(chosen), subject: fill(subject), body: fill(body), chat: fill(chat) },
    to,
  );
}

export function datesFile(
  stay: Stay,
  { event }: AskData,
  units: SharedTexts["units"],
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
      description: fillTemplate(description, stayWords(stay, units, {}), units.locale),
    }),
  };
}

type DatesLinkProps = { stay: Stay; ask: AskData };

export function DatesLink({ stay, ask }: DatesLinkProps) {
  const { units } = useSite().shared;
  const [file, setFile] = useState<{ name: string; address: string }>();
  const { arrival, departure, guests } = stay;
  useEffect(() => {
    const { name, text } = datesFile(stay, ask, units, new Date());
    const address = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    setFile({ name, address });
    return () => URL.revokeObjectURL(address);
  }, [arrival, departure, guests, ask]);
  return (
    <>
      <TextLink data-hold-dates href={file?.address} download={file?.name}>
        {ask.hold}
      </TextLink>
      <small>{ask.holdNote}</small>
    </>
  );
}
