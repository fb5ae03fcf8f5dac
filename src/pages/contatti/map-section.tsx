import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Frame } from "../../components/frame/frame.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { hasAcceptedAll, useConsent } from "../../site/consent/consent.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Address } from "./contact-details.tsx";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";
import { DrawnMap } from "./drawn-map/drawn-map.tsx";
import { SaveContact } from "./save-contact.tsx";

type MapSectionProps = Pick<ContattiData, "text" | "facts" | "drawings" | "map"> & {
  /** As the language writes it. */
  position: string;
};

const headingId = "map";

/** The map: a drawing, or address and position where there is none, until the visitor has agreed to load that of an external service. */
export function MapSection({ text, facts, drawings, map, position }: MapSectionProps) {
  const { shared } = useSite();
  const hasAgreed = hasAcceptedAll(useConsent());
  const [isRequested, setRequested] = useState(false);
  const isShown = hasAgreed || isRequested;
  return (
    <section className={styles.map}>
      <h2 className={layout.wrap} id={headingId}>
        {text.map.title}
      </h2>
      <Frame
        kind="map"
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
