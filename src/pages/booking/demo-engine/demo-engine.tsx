import { ButtonLink } from "../../../components/button/button.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { classNames } from "../../../modules/class-names.ts";
import layout from "../../../styles/layout.module.css";
import type { DemoEngineData } from "./demo-engine.content.ts";

const noteId = "demo";

/** Without script it shows the lowest prices; demo-script.ts shows the stay of the address. */
export function DemoEngine({ data: { text, offers, terms } }: { data: DemoEngineData }) {
  return (
    <main className="demo-engine" data-private="">
      <h1 className={layout.visuallyHidden}>{text.pageTitle}</h1>
      <p className={classNames("demo-say", layout.wrap)} role="status">
        <b data-stay-line="">{text.noDates}</b>
        <span data-rule="" />
      </p>
      <ul className={classNames("demo-offers", layout.wrap)} data-offers="">
        {offers.map((offer) => (
          <Offer key={offer.key} offer={offer} text={text} />
        ))}
      </ul>
      <div className={classNames("demo-terms", layout.wrap)}>
        <p>{terms}</p>
        <p id={noteId} tabIndex={-1}>
          {text.note}
        </p>
      </div>
    </main>
  );
}

type OfferProps = { offer: DemoEngineData["offers"][number]; text: DemoEngineData["text"] };

function Offer({ offer, text }: OfferProps) {
  const note = `#${noteId}`;
  return (
    <li data-home={offer.key} data-guests={offer.guests}>
      <Picture photo={offer.photo} sizes="144px" decorative />
      <p>
        <b>{offer.name}</b>
        <span>
          {offer.upTo}
          <span data-night="" />
        </span>
        <strong data-total="">{offer.from}</strong>
      </p>
      <ButtonLink href={note} aria-label={offer.chooseLabel} data-choose="">
        {text.choose}
      </ButtonLink>
      <ButtonLink outlined href={note} aria-label={offer.addLabel} data-add="" hidden>
        {text.add}
      </ButtonLink>
    </li>
  );
}
