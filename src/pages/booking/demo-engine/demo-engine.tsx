import { ButtonLink, SquareButton } from "../../../components/button/button.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import styles from "../../../components/stay-form/stay-form.module.css";
import { StayFields } from "../../../components/stay-form/stay-form.tsx";
import { classNames } from "../../../modules/class-names.ts";
import layout from "../../../styles/layout.module.css";
import type { DemoEngineData } from "./demo-engine.content.ts";

const noteId = "demo";

/**
 * The demo booking engine, framed by the booking page until the owner has a real one. Without script
 * it shows the form, the lowest prices and the note; its script (demo-script.ts) shows the
 * stay of the address.
 */
export function DemoEngine({ data: { text, form, offers, terms } }: { data: DemoEngineData }) {
  return (
    <main className="demo-engine" data-private="">
      <h1 className={layout.visuallyHidden}>{text.pageTitle}</h1>
      <details className={classNames("demo-trip", layout.wrap)} open>
        <summary>
          <b data-dates="">{text.pageTitle}</b>
          <span data-length="" />
          <u data-change="" hidden>
            {text.change}
          </u>
        </summary>
        <DemoForm form={form} search={text.search} />
      </details>
      <div className={classNames("demo-columns", layout.wrap, layout.columns)}>
        <Months text={text} />
        <section className="demo-offers">
          <h2 data-offers-title="">{text.offersTitleNoDates}</h2>
          <ul>
            {offers.map((offer) => (
              <Offer key={offer.key} offer={offer} text={text} />
            ))}
          </ul>
        </section>
      </div>
      <div className={classNames("demo-terms", layout.wrap)}>
        <p>{terms}</p>
        <p id={noteId} tabIndex={-1}>
          {text.note}
        </p>
      </div>
    </main>
  );
}

/** The calendar, which the script fills and shows. */
function Months({ text }: Pick<DemoEngineData, "text">) {
  const { chosen, free, arrival, taken } = text.legend;
  return (
    <section className="demo-months" data-months-of-demo="" hidden>
      <h2 className={layout.visuallyHidden}>{text.calendar}</h2>
      <div className="demo-turns">
        <SquareButton icon="chevron-left" label={text.previousMonth} />
        <SquareButton icon="chevron-right" label={text.nextMonth} />
      </div>
      <p className={layout.visuallyHidden} role="status" />
      <div className="demo-tables" data-tables="" />
      <ul className="demo-legend">
        <li data-state="chosen">{chosen}</li>
        <li data-state="free">{free}</li>
        <li data-arrival="">{arrival}</li>
        <li data-state="taken">{taken}</li>
      </ul>
    </section>
  );
}

type OfferProps = { offer: DemoEngineData["offers"][number]; text: DemoEngineData["text"] };

/** A home with its price; the script shows "add" in place of "choose" if it is too small. */
function Offer({ offer, text }: OfferProps) {
  const note = `#${noteId}`;
  return (
    <li data-home={offer.key} data-guests={offer.guests}>
      <Picture photo={offer.photo} sizes="110px" decorative />
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

type DemoFormProps = { form: DemoEngineData["form"]; search: string };

/** Days and guests under the names of the engine's address, to which the form is sent. */
function DemoForm({ form, search }: DemoFormProps) {
  return (
    <form className={styles.form} aria-label={form.label}>
      <StayFields stay={{ ...form, button: search }} names={form.query} required />
    </form>
  );
}
