import { useEffect, useState } from "react";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { seasonOf } from "../../modules/count-days.ts";
import { fillTemplate } from "../../modules/message-format.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { useSite } from "../../site/context/site-context.tsx";
import type { Stay } from "../../site/stay/stay.ts";
import type { AskData } from "./ask/ask.content.ts";
import { datesFile, wordsOf } from "./ask/dates-file.ts";
import type { BookingData } from "./booking.content.ts";

export { seasonOf } from "../../modules/count-days.ts";
export { engineAddress } from "../../site/stay/engine-address.ts";
export { wordsOf } from "./ask/dates-file.ts";

/** What is said of a stay that the house accepts: the demo engine says it itself. */
export function staySentences(
  stay: Stay,
  isPressed: boolean,
  { summary, engine, rules, isDemo }: BookingData["messages"],
  units: SharedTexts["units"],
): string[] {
  const rule = seasonOf(stay.arrival, rules);
  const words = fillTemplate(summary, wordsOf(stay, units));
  return [
    ...(isDemo ? [] : [words]),
    ...(isPressed ? [engine] : []),
    ...(rule && !isDemo ? [rule.sentence] : []),
  ];
}

type DatesLinkProps = { stay: Stay; templates: AskData["withDates"] };

export function DatesLink({ stay, templates }: DatesLinkProps) {
  const { units } = useSite().shared;
  const [file, setFile] = useState<{ name: string; address: string }>();
  const { arrival, departure, guests } = stay;
  useEffect(() => {
    const { name, text } = datesFile(stay, templates, units, new Date());
    const address = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    setFile({ name, address });
    return () => URL.revokeObjectURL(address);
  }, [arrival, departure, guests, templates]);
  return (
    <>
      <TextLink data-hold-dates href={file?.address} download={file?.name}>
        {templates.hold}
      </TextLink>
      <small>{templates.holdNote}</small>
    </>
  );
}
