import { useSite } from "../../site/context/site-context.tsx";
import { menuItems } from "../../site/navigation/navigation-items.ts";
import { Brand } from "../brand/brand.tsx";
import styles from "./footer.module.css";

/** The villa's name, its contacts, and the links of the header. */
export function FooterStart() {
  return (
    <>
      <div className={styles.who}>
        <Brand className={styles.brand} markClassName={styles.mark} />
        <p>{useSite().shared.footer.tagline}</p>
      </div>
      <Contacts />
      <Pages />
    </>
  );
}

function Contacts() {
  const { a11y, footer, site } = useSite().shared;
  return (
    <div className={styles.contacts}>
      <h2>{footer.contactsTitle}</h2>
      <ul>
        <li>
          <a href={site.phoneHref} aria-label={a11y.phoneLink}>
            {site.phone}
          </a>
        </li>
        <li>
          <a href={site.emailHref} aria-label={a11y.emailLink}>
            {site.email}
          </a>
        </li>
        <li>
          <address>{site.address}</address>
        </li>
      </ul>
    </div>
  );
}

function Pages() {
  const { shared, page: current, href } = useSite();
  return (
    <nav className={styles.pages} aria-label={shared.a11y.footerPages}>
      <h2>{shared.footer.pagesTitle}</h2>
      <ul>
        {menuItems(shared).map(({ page, text }) => (
          <li key={page}>
            <a href={href(page)} aria-current={page === current ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
