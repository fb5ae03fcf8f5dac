import { useEffect, useState } from "react";
import { TextLink } from "../../../components/text-link/text-link.tsx";
import type { SharedTexts } from "../../../site/content/shared-texts.ts";
import type { Stay } from "../../../site/stay/stay.ts";
import type { AskData } from "./ask.content.ts";
import { datesFile } from "./with-dates.ts";

type DatesLinkProps = {
  stay: Stay;
  templates: AskData["withDates"];
  units: SharedTexts["units"];
};

/** A link that saves the dates as a calendar file, made in the browser. */
export function DatesLink({ stay, templates, units }: DatesLinkProps) {
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
