import { useSite } from "../../site/context/site-context.tsx";
import { footerItems } from "../../site/navigation/navigation-items.ts";
import layout from "../../styles/layout.module.css";
import { Brand } from "../brand/brand.tsx";
import { CookiePreferencesButton } from "../cookie-preferences/cookie-preferences-button.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { Drawing } from "../drawing/drawing.tsx";
import { Icon } from "../icon/icon.tsx";
import { NewTabHint } from "../new-tab-hint/new-tab-hint.tsx";
import styles from "./footer.module.css";

/** The footer of every page but booking: address, policies, registration codes, credits. */
export function Footer() {
  const { shared, ending } = useSite();
  const { drawings, footer, site, status } = shared;
  return (
    <footer>
      {!ending && <Drawing drawing={drawings.horizon} className={styles.horizon} />}
      <div className={`${styles.earth} ${layout.onDark}`}>
        {!ending && <Drawing drawing={drawings["horizon-shadow"]} className={styles.shadow} />}
        <div className={styles.content}>
          <div className={styles.who}>
            <Brand className={styles.brand} markClassName={styles.mark} />
            <p>{footer.tagline}</p>
          </div>
          <FooterLinks />
          <RegistrationCodes />
          <Credits />
          <p className={`no-js ${styles.noScript}`}>{status.noScript}</p>
          <div className={styles.end}>
            <span>
              {`${footer.copyright.replace("{year}", String(site.year))} ${footer.vatLabel} ${site.vat}`}
            </span>
            <a href="#top">{footer.backToTop}</a>
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { shared, href } = useSite();
  const { footer, a11y } = shared;
  return (
    <nav className={styles.links} aria-label={a11y.footerNavigation}>
      <h2>{footer.linksTitle}</h2>
      <ul>
        {footerItems(shared).map(({ page, text }) => (
          <li key={page}>
            <a href={href(page)}>{text}</a>
          </li>
        ))}
        <li>
          <a
            className={styles.pdf}
            href="/pdf/Condizioni_Commerciali.pdf"
            target="_blank"
            rel="noopener"
          >
            <Icon name="file-pdf" className={styles.pdfIcon} />
            {footer.commercialConditions}
            <NewTabHint />
          </a>
        </li>
        <li className="needs-js">
          <CookiePreferencesButton />
        </li>
      </ul>
    </nav>
  );
}

function RegistrationCodes() {
  const { footer, site } = useSite().shared;
  const codes = [
    { ...footer.codes.cin, code: site.cin },
    { ...footer.codes.regional, code: site.regionalCode },
  ];
  return (
    <div className={styles.codes}>
      <h2>{footer.codesTitle}</h2>
      <dl>
        {codes.map(({ label, name, code }) => (
          <div key={label}>
            <dt>{`${name} (${label})`}</dt>
            <dd>{code}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Credits() {
  const { credits } = useSite().shared.footer;
  return (
    <Disclosure summary={credits.title} onEarth className={styles.credits}>
      <dl>
        {credits.list.map(({ id, role, name }) => (
          <div key={id}>
            <dt>{role}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <p>{credits.note}</p>
    </Disclosure>
  );
}
