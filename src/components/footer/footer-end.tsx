import { fillTemplate } from "../../modules/message-format/fill-template.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Disclosure } from "../disclosure/disclosure.tsx";
import styles from "./footer.module.css";

/** Registration codes, credits, copyright and the link to the top of the page. */
export function FooterEnd() {
  const { footer, site, status } = useSite().shared;
  return (
    <>
      <Codes />
      <p className={`no-js ${styles.noScript}`}>{status.noScript}</p>
      <Credits />
      <p className={styles.copyright}>{fillTemplate(footer.copyright, { year: site.year })}</p>
      <a className={styles.backToTop} href="#top">
        {footer.backToTop}
      </a>
    </>
  );
}

/** Registration codes and the tax number; narrow windows show the codes' short names alone. */
function Codes() {
  const { footer, site } = useSite().shared;
  return (
    <div className={styles.codes}>
      <h2 className={layout.visuallyHidden}>{footer.codesTitle}</h2>
      <dl>
        {site.codes.map(({ label, name, code }) => (
          <div key={label}>
            <dt>
              {name && <span>{`${name} `}</span>}
              {label}
            </dt>
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
