import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "../../components/button/button.tsx";
import { NewTabLink, PhoneLink } from "../../components/button/text-link.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";

export function CallButtons({ data: { text, facts } }: { data: ContattiData }) {
  const { phoneHref, emailHref, whatsappHref } = facts.contact;
  return (
    <div className={classNames(styles.callButtons, layout.wrap)}>
      <ButtonLink href={phoneHref}>{text.callNumber.replaceAll(" ", "\u00a0")}</ButtonLink>
      {whatsappHref && (
        <ButtonLink href={whatsappHref} outlined>
          {text.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink href={emailHref} outlined>
        {text.email}
      </ButtonLink>
    </div>
  );
}

export function ContactDetails({ data: { text, facts, address } }: { data: ContattiData }) {
  const { a11y } = useSite().shared;
  const { email, emailHref, social } = facts.contact;
  const [mailbox, domain] = email.split("@");
  return (
    <section aria-label={text.reachTitle}>
      <dl className={classNames(styles.contacts, layout.wrap)}>
        <Contact label={text.phoneLabel}>
          <PhoneLink unbroken />
        </Contact>
        <Contact label={text.emailLabel}>
          <a href={emailHref} aria-label={a11y.emailLink}>
            {mailbox}@<wbr />
            {domain}
          </a>
        </Contact>
        <Contact label={text.addressLabel}>
          <Address lines={address} />
          <small>{text.addressNote}</small>
        </Contact>
        {social.length > 0 && (
          <Contact label={text.socialLabel}>
            {social.map(({ network, url }, index) => (
              <Fragment key={url}>
                {index > 0 && <br />}
                <NewTabLink href={url}>
                  {network}
                  <span className={layout.visuallyHidden}>, {a11y.socialLink}</span>
                </NewTabLink>
              </Fragment>
            ))}
            <small>{text.socialLinkText}</small>
          </Contact>
        )}
      </dl>
    </section>
  );
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Address({ lines: [road, town] }: { lines: ContattiData["address"] }) {
  return (
    <>
      {road}
      <br />
      {town}
    </>
  );
}
