import { Mark } from "../../components/header/brand.tsx";
import { mostOnLine, Road } from "../../components/road/road.tsx";
import { useSite } from "../../site/site-context.tsx";
import styles from "./arrival-sheet.module.css";
import { Address } from "./contact-details.tsx";
import type { ContattiData } from "./contatti.content.ts";

/** One sheet of paper for the car, A4 or Letter. Not shown on screens, where the page says the same. */
export function ArrivalSheet({ data }: { data: ContattiData }) {
  const { text, facts, address, sheet, road } = data;
  const { site } = useSite().shared;
  const words = text.arrivalSheet;
  const { phone, email } = facts.contact;
  return (
    <section className={styles.sheet} data-arrival-sheet="" aria-label={words.title}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <p>
          <Mark className={styles.mark} />
          {site.name}
        </p>
      </div>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.facts}>
        <div>
          <h3>{words.where}</h3>
          <p>
            <Address lines={address} />
            <small>
              {text.addressNote} {words.gate}
            </small>
          </p>
          <p>
            {words.position}
            <br />
            {sheet.position}
          </p>
        </div>
        <div>
          <h3>{words.who}</h3>
          <p className={styles.phone}>{phone}</p>
          <p>
            {sheet.whatsapp}
            {sheet.whatsapp && <br />}
            {email}
          </p>
          <p>{words.emergency}</p>
        </div>
        <div>
          <h3>{words.when}</h3>
          <p>
            {words.checkIn}
            <br />
            {words.checkOut}
            <small>{words.late}</small>
          </p>
          <p>
            <small>{words.document}</small>
          </p>
        </div>
      </div>
      {road && (
        <div className={styles.road}>
          <h3>{words.road}</h3>
          <Road {...road} stops={road.stops.slice(0, mostOnLine)} onPaper />
        </div>
      )}
      <div className={styles.ways}>
        {text.airports.map(({ code, directionsTitle, distanza, via, directions }) => (
          <div key={code}>
            <h3>{directionsTitle}</h3>
            <p>
              {distanza}, {via}
            </p>
            <ol>
              {directions.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <div className={styles.write}>
        {text.airports.length > 0 && <p>{words.write.flight}</p>}
        <p>{words.write.hour}</p>
        <p>{words.write.notes}</p>
        <i />
        <i />
      </div>
      <div className={styles.codes}>
        {site.codes.map(({ label, code }) => (
          <span key={label}>
            {label} <b>{code}</b>
          </span>
        ))}
        {text.airports.length > 0 && <span>{text.airportsNote}</span>}
      </div>
    </section>
  );
}
