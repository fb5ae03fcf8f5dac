import { useSite } from "../../site/context/site-context.tsx";
import { footerItems } from "../../site/navigation/navigation-items.ts";
import { conditionsPath } from "../../site/site-map/pages.ts";
import { CookiePreferencesButton } from "../cookie-preferences/cookie-preferences-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { NewTabHint } from "../new-tab-hint/new-tab-hint.tsx";
import styles from "./footer.module.css";

/** Policies, cookie preferences and commercial conditions, in one row where there is room. */
export function LegalLinks() {
  const { shared, href } = useSite();
  return (
    <nav className={styles.legal} aria-label={shared.a11y.footerNavigation}>
      <ul>
        {footerItems(shared).map(({ page, text }) => (
          <li key={page}>
            <a href={href(page)}>{text}</a>
          </li>
        ))}
        <li className="needs-js">
          <CookiePreferencesButton />
        </li>
        <li>
          <a className={styles.pdf} href={conditionsPath} target="_blank" rel="noopener">
            <Icon name="file-pdf" className={styles.pdfIcon} />
            {shared.footer.commercialConditions}
            <NewTabHint />
          </a>
        </li>
      </ul>
    </nav>
  );
}
