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

type MapSectionProps = Pick<ContattiData, "text" | "facts" | "drawings" | "map" | "framePolicy"> & {
  position: string;
};

const headingId = "map";

/** A drawing until the visitor has agreed to load the map of an external service. */
export function MapSection(props: MapSectionProps) {
  const { text, facts, drawings, map, framePolicy, position } = props;
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
            {position}
          </p>
        )}
        {!isShown && (
          <div className={classNames(styles.card, "needs-js")}>
            <p>{text.map.consentNote}</p>
            <Button onClick={() => setRequested(true)}>{text.map.loadMap}</Button>
          </div>
        )}
      </Frame>
      <SaveContact text={text} geo={facts.geo} />
    </section>
  );
}

type SaveContactProps = {
  text: ContattiData["text"];
  geo: ContattiData["facts"]["geo"];
};

function SaveContact({ text, geo }: SaveContactProps) {
  const { site } = useSite().shared;
  const links = saveContactLinks({ name: site.name, slug: site.slug, ...geo });
  const names = text.saveContact;
  return (
    <div className={classNames(styles.saveContact, layout.wrap)} data-reveal>
      <ul data-print="off">
        <MapProgram href={links.google} name={text.map.google} />
        <MapProgram href={links.apple} name={text.map.apple} />
      </ul>
      {names && (
        <div data-print="off">
          <h3>{names.title}</h3>
          <ul>
            <li>
              <a href={links.contact} download>
                {names.contact}
              </a>
            </li>
            <li>
              <a href={links.position} download>
                {names.position}
              </a>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}

function MapProgram({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <TextLink href={href} target="_blank" rel="noopener">
        {name}
        <NewTabHint />
      </TextLink>
    </li>
  );
}

type Place = { name: string; slug: string; latitude: number; longitude: number };

export function saveContactLinks({ name, slug, latitude, longitude }: Place) {
  const position = `${latitude},${longitude}`;
  return {
    contact: `/${slug}.vcf`,
    position: `/${slug}.gpx`,
    google: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`,
    apple: `https://maps.apple.com/?ll=${position}&q=${encodeURIComponent(name)}`,
  };
}
