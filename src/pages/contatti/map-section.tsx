import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { NewTabHint, TextLink } from "../../components/button/text-link.tsx";
import { Frame } from "../../components/frame/frame.tsx";
import { classNames } from "../../modules/class-names.ts";
import { hasAcceptedAll, useConsent } from "../../site/consent.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Address } from "./contact-details.tsx";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";
import { DrawnMap } from "./drawn-map.tsx";

const headingId = "map";

/** A drawing until the visitor has agreed to load the map of an external service. */
export function MapSection({ data }: { data: ContattiData }) {
  const { text, facts, drawings, map, framePolicy, sheet, links } = data;
  const { shared } = useSite();
  const hasAgreed = hasAcceptedAll(useConsent()) && shared.consent !== undefined;
  const [isRequested, setRequested] = useState(false);
  const isShown = hasAgreed || isRequested;
  return (
    <section className={styles.map}>
      <h2 className={layout.wrap} id={headingId}>
        {text.map.title}
      </h2>
      <Frame
        kind="map"
        policy={framePolicy}
        title={text.map.frameTitle}
        address={isShown ? facts.geo.mapEmbedUrl : undefined}
        link={facts.geo.mapLinkUrl}
        loading={shared.a11y.loading}
        fallback={text.map.fallback}
        takeFocus={isRequested}
      >
        {map ? (
          <DrawnMap labelledBy={headingId} map={map} house={drawings.villa} />
        ) : (
          <p className={styles.place}>
            <Address {...facts.address} />
            <br />
            {sheet.position}
          </p>
        )}
        {!isShown && (
          <div className={classNames(styles.card, "needs-js")}>
            <p>{text.map.consentNote}</p>
            <Button onClick={() => setRequested(true)}>{text.map.loadMap}</Button>
          </div>
        )}
      </Frame>
      <SaveContact links={links} />
    </section>
  );
}

function SaveContact({ links }: { links: ContattiData["links"] }) {
  return (
    <div className={classNames(styles.saveContact, layout.wrap)} data-reveal>
      <ul data-print="off">
        {links.programs.map(({ href, name }) => (
          <li key={href}>
            <TextLink href={href} target="_blank" rel="noopener">
              {name}
              <NewTabHint />
            </TextLink>
          </li>
        ))}
      </ul>
      {links.title && (
        <div data-print="off">
          <h3>{links.title}</h3>
          <ul>
            {links.files.map(({ href, name }) => (
              <li key={href}>
                <a href={href} download>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
