import { Picture } from "../../../components/picture/picture.tsx";
import { classNames } from "../../../modules/class-names.ts";
import layout from "../../../styles/layout.module.css";
import type { DemoEngineData } from "./demo-engine.content.ts";

/** Without script it shows the lowest prices; demo-script.ts shows the stay of the address. */
export function DemoEngine({ data }: { data: DemoEngineData }) {
  const { text, words, pets, offers, terms } = data;
  return (
    <main className="demo-engine" data-private="">
      <h1 className={layout.visuallyHidden}>{text.pageTitle}</h1>
      <p className={classNames("demo-say", layout.wrap)} role="status" data-say="">
        {text.noDates}
      </p>
      <ul className={classNames("demo-offers", layout.wrap)} data-offers="">
        {offers.map(({ key, guests, photo, name, upTo, from }) => (
          <li key={key} className="demo-row" data-home={key} data-guests={guests}>
            <span className="demo-pictures">
              <Picture photo={photo} sizes="144px" decorative />
            </span>
            <span className="demo-name">
              <b>{name}</b> <span>{upTo}</span>
            </span>
            {from && (
              <span className="demo-total">
                <b>{from}</b> <span>{text.perNight}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={classNames("demo-rest", layout.wrap)} data-rest="" hidden />
      <template data-offer="">
        <li>
          <details name="offer">
            <summary className="demo-row">
              <span className="demo-pictures" data-pictures="" />
              <span className="demo-name">
                <b data-name="" /> <span data-up-to="" />
              </span>
              <span className="demo-nights" data-nights="" />
              <span className="demo-total" data-total="">
                <b data-price="" /> <span data-for-nights="" />
              </span>
              <span className="demo-pick">
                <span>{text.choose}</span>
                <span>{words.chosen}</span>
              </span>
            </summary>
            <div className="demo-sum">
              <dl data-sum="" />
              <dl data-payments="" />
              <p>
                {words.onSpot} {pets}
              </p>
            </div>
          </details>
        </li>
      </template>
      <div className={classNames("demo-terms", layout.wrap)}>
        <p>
          {terms} {text.note}
        </p>
      </div>
    </main>
  );
}
