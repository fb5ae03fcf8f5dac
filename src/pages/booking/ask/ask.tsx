import { ButtonLink } from "../../../components/button/button.tsx";
import { NewTabHint, TextLink } from "../../../components/text-link/text-link.tsx";
import { classNames } from "../../../modules/class-names.ts";
import { fillTemplate } from "../../../modules/message-format.ts";
import { useSite } from "../../../site/context/site-context.tsx";
import type { Stay } from "../../../site/stay/stay.ts";
import type { StayWords } from "../../../site/stay/stay-words.ts";
import type { StayParts } from "../invitation.tsx";
import type { AskData } from "./ask.content.ts";
import styles from "./ask.module.css";

type AskProps = { data: AskData; chosen: { stay: Stay; parts: StayParts } | undefined };

export function Ask({ data, chosen }: AskProps) {
  const { units } = useSite().shared;
  const message = messageOf(chosen?.parts.stayWords(chosen.stay, units), data);
  return (
    <section className={styles.ask} id="ask">
      <h2>{data.title}</h2>
      <p>{data.text}</p>
      <p className={classNames(styles.message, "needs-js")}>{message.chosen}</p>
      <div className={styles.buttons}>
        <ButtonLink href={message.email}>{data.email}</ButtonLink>
        {message.whatsapp && (
          <ButtonLink outlined href={message.whatsapp} target="_blank" rel="noopener">
            {data.whatsapp}
            <NewTabHint />
          </ButtonLink>
        )}
      </div>
      <div className={styles.more}>
        <TextLink href={data.to.phoneHref}>{data.phone}</TextLink>
        {chosen && <chosen.parts.DatesLink stay={chosen.stay} ask={data} />}
      </div>
    </section>
  );
}

export function messageOf(words: StayWords | undefined, { to, ...text }: AskData) {
  const fill = (withDates: string, without: string) =>
    words ? fillTemplate(withDates, words) : without;
  const subject = fill(text.subjectWithDates, text.subjectWithoutDates);
  const chat = fill(text.chatWithDates, text.chatWithoutDates);
  return {
    chosen: fill(text.chosen, text.noDates),
    email: mailAddress(to.email, subject, fill(text.bodyWithDates, text.bodyWithoutDates)),
    whatsapp: to.whatsapp && chatAddress(to.whatsapp, chat),
  };
}

/** @param body its lines may end with LF; the address has the CRLF that RFC 6068 wants */
function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** @param to the number with its country, figures only */
function chatAddress(to: string, text: string): string {
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}
