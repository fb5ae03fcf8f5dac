import type { ReactNode } from "react";
import { ButtonLink } from "../../../components/button/button.tsx";
import { NewTabLink, TextLink } from "../../../components/button/text-link.tsx";
import { classNames } from "../../../modules/class-names.ts";
import type { AskData } from "./ask.content.ts";
import styles from "./ask.module.css";

type AskProps = { data: AskData; message: ReturnType<typeof messageOf>; children: ReactNode };

/** @param children what else can be done with a stay that fits */
export function Ask({ data, message, children }: AskProps) {
  return (
    <section className={styles.ask} id="ask">
      <h2>{data.title}</h2>
      <p>{data.text}</p>
      <p className={classNames(styles.message, "needs-js")}>{message.chosen}</p>
      <div className={styles.buttons}>
        <ButtonLink href={message.email}>{data.email}</ButtonLink>
        {message.whatsapp && (
          <NewTabLink as={ButtonLink} outlined href={message.whatsapp}>
            {data.whatsapp}
          </NewTabLink>
        )}
      </div>
      <div className={styles.more}>
        <TextLink href={data.contact.phoneHref}>{data.phone}</TextLink>
        {children}
      </div>
    </section>
  );
}

type Said = {
  /** Fills in the chosen stay; absent if there is none. */
  fill?: ((template: string) => string) | undefined;
  /** What more is said of the message. */
  more?: string | undefined;
  /** The last sentence of the message. */
  ending?: string | undefined;
};

/** No-break spaces are for the page; RFC 6068 wants CRLF. */
const encoded = (text: string) =>
  encodeURIComponent(text.replaceAll("\u00a0", " ").replace(/\r?\n/g, "\r\n"));

/** What is said of the message, and the addresses that open it. */
export function messageOf(ask: AskData, { fill, more = "", ending = "" }: Said = {}) {
  const { email, whatsapp } = ask.contact;
  const text = (part: "subject" | "body" | "chat") =>
    encoded(fill ? fill(ask[`${part}WithDates`]) : ask[`${part}WithoutDates`]);
  const end = (joint: string) => encoded(ending && joint + ending);
  return {
    chosen: fill ? fill(ask.chosen + more) : ask.noDates,
    email: `mailto:${email}?subject=${text("subject")}&body=${text("body")}${end("\n\n")}`,
    whatsapp: whatsapp && `https://wa.me/${whatsapp}?text=${text("chat")}${end(" ")}`,
  };
}
