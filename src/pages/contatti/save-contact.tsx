import { NewTabHint } from "../../components/new-tab-hint/new-tab-hint.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";

type SaveContactProps = {
  text: ContattiData["text"];
  geo: ContattiData["facts"]["geo"];
};

/** Links to the external map, to contact card and position as files, and to map programs. */
export function SaveContact({ text, geo }: SaveContactProps) {
  const { a11y, site } = useSite().shared;
  const links = saveContactLinks({ name: site.name, slug: site.slug, ...geo });
  const names = text.saveContact;
  return (
    <div className={classNames(styles.saveContact, layout.wrap)} data-reveal>
      <TextLink href={geo.mapLinkUrl} target="_blank" rel="noopener" data-print="off">
        {text.map.openInMaps}
        <span className={layout.visuallyHidden}>: {a11y.mapLink}</span>
        <NewTabHint />
      </TextLink>
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
            <MapProgram href={links.google} name={names.google} />
            <MapProgram href={links.apple} name={names.apple} />
            <MapProgram href={links.waze} name={names.waze} />
            <li>
              <a href={links.geo}>{names.geo}</a>
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
      <a href={href} target="_blank" rel="noopener">
        {name}
        <NewTabHint />
      </a>
    </li>
  );
}

type Place = { name: string; slug: string; latitude: number; longitude: number };

/** Links to save the villa's contact and position: two files and four map programs. */
export function saveContactLinks({ name, slug, latitude, longitude }: Place) {
  const position = `${latitude},${longitude}`;
  const label = encodeURIComponent(name);
  return {
    contact: `/${slug}.vcf`,
    position: `/${slug}.gpx`,
    google: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`,
    apple: `https://maps.apple.com/?ll=${position}&q=${label}`,
    waze: `https://waze.com/ul?ll=${encodeURIComponent(position)}&navigate=yes`,
    // once as the coordinates (RFC 5870), once as the named pin that Android shows
    geo: `geo:${position}?q=${encodeURIComponent(position)}(${label})`,
  };
}
