import type { ReactNode } from "react";
import { ButtonLink } from "../../../components/button/button.tsx";
import { NewTabHint, TextLink } from "../../../components/button/text-link.tsx";
import { classNames } from "../../../modules/class-names.ts";
import type { AskData } from "./ask.content.ts";
import styles from "./ask.module.css";

type AskProps = { data: AskData; message: AskData["message"]; children: ReactNode };

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
          <ButtonLink outlined href={message.whatsapp} target="_blank" rel="noopener">
            {data.whatsapp}
            <NewTabHint />
          </ButtonLink>
        )}
      </div>
      <div className={styles.more}>
        <TextLink href={data.to.phoneHref}>{data.phone}</TextLink>
        {children}
      </div>
    </section>
  );
}
