import { CookiePreferencesButton } from "../../../components/cookie-preferences/cookie-preferences-button.tsx";
import { classNames } from "../../../modules/class-names/class-names.ts";
import { useSite } from "../../../site/context/site-context.tsx";
import { footerItems } from "../../../site/site-map/pages.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./legal-line.module.css";

/** The legal information that the footer has on other pages, in one line. */
export function LegalLine({ label }: { label: string }) {
  const { shared, href } = useSite();
  const { site, status } = shared;
  return (
    <section className={classNames(styles.legalLine, layout.wrap)} aria-label={label}>
      {site.codes.map(({ label, code }) => (
        <span key={label}>
          {label} <b>{code}</b>
        </span>
      ))}
      {footerItems(shared).map(({ page, text }) => (
        <a key={page} href={href(page)}>
          {text}
        </a>
      ))}
      <CookiePreferencesButton className="needs-js" />
      <p className={classNames(styles.noScript, "no-js")}>{status.noScript}</p>
    </section>
  );
}
