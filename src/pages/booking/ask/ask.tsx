import { useEffect, useState } from "react";
import { ButtonLink } from "../../../components/button/button.tsx";
import { NewTabHint, TextLink } from "../../../components/text-link/text-link.tsx";
import { classNames } from "../../../modules/class-names.ts";
import type { SharedTexts } from "../../../site/content/shared-texts.ts";
import { useSite } from "../../../site/context/site-context.tsx";
import type { Stay } from "../../../site/stay/stay.ts";
import type { AskData } from "./ask.content.ts";
import styles from "./ask.module.css";
import { messageOf } from "./messages.ts";

type AskProps = { data: AskData; stay: Stay | undefined };

/** E-mail and WhatsApp with a message that is ready, which has the dates once both are known. */
export function Ask({ data, stay }: AskProps) {
  const { units } = useSite().shared;
  const { email, whatsapp, phone, withDates } = data;
  const message = messageOf(stay, data, units);
  return (
    <section className={styles.ask} id="ask">
      <h2>{data.title}</h2>
      <p>{data.text}</p>
      <p className={classNames(styles.message, "needs-js")}>{message.chosen}</p>
      <div className={styles.buttons}>
        <ButtonLink href={message.email}>{email.label}</ButtonLink>
        {whatsapp && (
          <ButtonLink outlined href={message.whatsapp} target="_blank" rel="noopener">
            {whatsapp.label}
            <NewTabHint />
          </ButtonLink>
        )}
      </div>
      <div className={styles.more}>
        <TextLink href={phone.href}>{phone.label}</TextLink>
        {stay && <DatesLink stay={stay} templates={withDates} units={units} />}
      </div>
    </section>
  );
}

type DatesLinkProps = {
  stay: Stay;
  templates: AskData["withDates"];
  units: SharedTexts["units"];
};

/** A link that saves the dates as a calendar file, made in the browser. */
function DatesLink({ stay, templates, units }: DatesLinkProps) {
  const [file, setFile] = useState<{ name: string; address: string }>();
  const { arrival, departure, guests } = stay;
  useEffect(() => {
    let address = "";
    let isCurrent = true;
    // rarely wanted: it is no part of the page's own scripts
    import("./dates-file.ts").then(({ datesFile }) => {
      if (!isCurrent) return;
      const { name, text } = datesFile(stay, templates, units, new Date());
      address = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
      setFile({ name, address });
    }, noFile);
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(address);
    };
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

/** Without a connection the link stays without a file. */
function noFile(): void {}
