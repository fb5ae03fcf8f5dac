import { languageRows, languages, pages } from "virtual:site-content";
import { classNames } from "../../modules/class-names.ts";
import { fillNames } from "../../modules/fill-names.ts";
import { useSite } from "../../site/site-context.tsx";
import {
  conditionsPath,
  footerItems,
  menuItems,
  type NavigationItem,
} from "../../site/site-map/pages.ts";
import layout from "../../styles/layout.module.css";
import { EmailLink, NewTabLink, PhoneLink } from "../button/text-link.tsx";
import { CookiePreferencesButton } from "../cookies/consent.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { Drawing, Icon } from "../drawing/drawing.tsx";
import { Brand } from "../header/brand.tsx";
import { LanguageLink } from "../header/language-list.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const { shared, ending } = useSite();
  const { a11y, drawings, footer, site, status } = shared;
  return (
    <footer lang={shared.partLang.footer}>
      {!ending && <Drawing drawing={drawings.horizon} className={styles.horizon} />}
      <div className={`${styles.earth} ${layout.onDark}`}>
        {!ending && <Drawing drawing={drawings["horizon-shadow"]} className={styles.shadow} />}
        <div className={classNames(styles.content, ending && styles.afterEnding)}>
          <div className={styles.who}>
            <Brand className={styles.brand} markClassName={styles.mark} />
            <p>{footer.tagline}</p>
          </div>
          <div className={styles.contacts}>
            <h2>{footer.contactsTitle}</h2>
            <ul>
              <li>
                <PhoneLink />
              </li>
              <li>
                <EmailLink />
              </li>
              <li>
                <address>{site.address}</address>
              </li>
            </ul>
          </div>
          <nav className={styles.pages} aria-label={a11y.footerPages}>
            <h2>{footer.pagesTitle}</h2>
            <ul>
              <PageItems items={menuItems(pages, shared)} />
            </ul>
          </nav>
          <nav className={styles.legal} aria-label={a11y.footerNavigation}>
            <ul>
              <PageItems items={footerItems(pages, shared)} />
              {shared.consent && (
                <li className="needs-js">
                  <CookiePreferencesButton />
                </li>
              )}
              <li>
                <NewTabLink className={styles.pdf} href={conditionsPath}>
                  <Icon name="file-pdf" className={styles.pdfIcon} />
                  {footer.commercialConditions}
                </NewTabLink>
              </li>
            </ul>
          </nav>
          {site.codes.length > 0 && (
            <div className={styles.codes}>
              <h2 className={layout.visuallyHidden}>{footer.codesTitle}</h2>
              <dl>
                {site.codes.map(({ label, name, code, check }) => (
                  <div key={label}>
                    <dt>
                      {name && <span>{`${name} `}</span>}
                      {label}
                    </dt>
                    <dd>{check ? <NewTabLink href={check}>{code}</NewTabLink> : code}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          <p className={`no-js ${styles.noScript}`}>{status.noScript}</p>
          <Disclosure summary={footer.credits.title} onEarth className={styles.credits}>
            <dl>
              {footer.credits.list.map(({ id, role, name }) => (
                <div key={id}>
                  <dt>{role}</dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
            <p>{footer.credits.note}</p>
          </Disclosure>
          <p className={styles.copyright}>
            {/* no line ends within the name */}
            {fillNames(footer.copyright, { year: site.year }).replace(site.name, (name) =>
              name.replaceAll(" ", "\u00a0"),
            )}
          </p>
          <ul className={styles.languages} aria-label={a11y.footerLanguages}>
            {languages.map((each) => (
              <li key={each}>
                <LanguageLink to={each}>{languageRows[each].name}</LanguageLink>
              </li>
            ))}
          </ul>
          <a className={styles.backToTop} href="#top">
            {footer.backToTop}
          </a>
        </div>
      </div>
    </footer>
  );
}

function PageItems({ items }: { items: NavigationItem[] }) {
  const { page: current, href } = useSite();
  return items.map(({ page, text }) => (
    <li key={page}>
      <a href={href(page)} aria-current={page === current ? "page" : undefined}>
        {text}
      </a>
    </li>
  ));
}
