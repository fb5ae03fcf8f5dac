import { useDeferredValue, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { NewTabLink, TextLink } from "../../components/button/text-link.tsx";
import { Shapes } from "../../components/drawing/drawing.tsx";
import { Frame } from "../../components/frame/frame.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useObservable } from "../../modules/observable.ts";
import { consent, hasAcceptedAll } from "../../site/consent.ts";
import type { Drawing } from "../../site/drawing.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Address } from "./contact-details.tsx";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";
import drawnStyles from "./drawn-map.module.css";
import type { DrawnMapData } from "./map-data.content.ts";

const headingId = "map";

/** A drawing until the visitor has agreed to load the map of an external service. */
export function MapSection({ data }: { data: ContattiData }) {
  const { text, facts, drawings, map, framePolicy, sheet, links } = data;
  const { shared } = useSite();
  const hasAgreed = hasAcceptedAll(useObservable(consent)) && shared.consent !== undefined;
  const [isRequested, setRequested] = useState(false);
  const isShown = hasAgreed || isRequested;
  // after the picture that answers the press, which an iframe would delay
  const isLoaded = useDeferredValue(isShown);
  return (
    <section className={styles.map}>
      <h2 className={layout.wrap} id={headingId}>
        {text.map.title}
      </h2>
      <Frame
        kind="map"
        policy={framePolicy}
        title={text.map.frameTitle}
        address={isLoaded ? facts.geo.mapEmbedUrl : undefined}
        link={facts.geo.mapLinkUrl}
        loading={shared.a11y.loading}
        fallback={text.map.fallback}
        takeFocus={isLoaded && isRequested}
      >
        {map ? (
          <DrawnMap map={map} house={drawings.villa} />
        ) : (
          <p className={styles.place}>
            <Address lines={data.address} />
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
            <NewTabLink as={TextLink} href={href}>
              {name}
            </NewTabLink>
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

const at = (x: number, y: number) => `translate(${x} ${y})`;

function DrawnMap({ map, house }: { map: DrawnMapData; house: Drawing }) {
  const { spot, towns, land, roads, ownRoad, airports, seas, numbers } = map;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the heading above the map names it
    <svg
      className={drawnStyles.map}
      viewBox={map.viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={headingId}
    >
      {land && <Shapes drawing={land} />}
      {/* beside the mark of its position, and before the roads, which are drawn over its shadow */}
      <g transform={`${at(spot.x, spot.y)} translate(62 0) scale(.38)`}>
        <Shapes drawing={house} />
      </g>
      {roads && <Shapes drawing={roads} />}
      {ownRoad && <path className={drawnStyles.ownRoad} d={ownRoad} />}
      {airports.map(({ code, drawing, at: place }) => (
        <g key={code} transform={`${at(...place)} scale(.42)`}>
          {drawing && <Shapes drawing={drawing} />}
        </g>
      ))}
      {towns.map(({ name, x, y, anchor, by, onWater, minor }) => (
        <g key={name} className={minor && drawnStyles.wideOnly} transform={at(x, y)}>
          <path className={drawnStyles.shadow} d="M-4.5 0h9l6 4h-9z" />
          <path className={drawnStyles.cube} d="M-4.5 -9h9v9h-9z" />
          <text
            className={onWater && drawnStyles.onWater}
            textAnchor={anchor === "start" ? undefined : anchor}
            x={by[0]}
            y={by[1]}
          >
            {name}
          </text>
        </g>
      ))}
      <g transform={at(spot.x, spot.y)}>
        <path className={drawnStyles.spot} d="M-6 -6h12v12h-12z" />
        <text className={drawnStyles.villa} x="16" y="-43">
          {map.name}
        </text>
      </g>
      {seas.map(({ text, angle, at: wide, narrow }) => (
        <g key={text} className={drawnStyles.sea}>
          <text
            className={narrow && drawnStyles.wideOnly}
            transform={`${at(...wide)} rotate(${angle})`}
          >
            {text}
          </text>
          {/* on a phone the frame crops the sea, so its name may be closer to the land */}
          {narrow && (
            <text
              className={drawnStyles.narrowOnly}
              transform={`${at(...narrow)} rotate(${angle})`}
            >
              {text}
            </text>
          )}
        </g>
      ))}
      {numbers.map(({ text, at: [x, y] }) => (
        <text key={`${x} ${y}`} className={drawnStyles.roadNumber} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}
