import { ButtonLink } from "../../../components/button/button.tsx";
import { NewTabHint, TextLink } from "../../../components/text-link/text-link.tsx";
import { classNames } from "../../../modules/class-names.ts";
import { useSite } from "../../../site/context/site-context.tsx";
import type { Stay } from "../../../site/stay/stay.ts";
import type { StayParts } from "../invitation.tsx";
import type { AskData } from "./ask.content.ts";
import styles from "./ask.module.css";

type AskProps = { data: AskData; chosen: { stay: Stay; parts: StayParts } | undefined };

export function Ask({ data, chosen }: AskProps) {
  const { units } = useSite().shared;
  const message = chosen?.parts.stayMessage(chosen.stay, data, units) ?? data.message;
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
