import buttons from "../../../components/button/button.module.css";
import { classNames } from "../../../modules/class-names/class-names.ts";
import layout from "../../../styles/layout.module.css";
import type { DemoEngineData } from "./demo-engine.content.ts";

const answerId = "answer";

/**
 * The demo booking engine, framed by the booking page until the owner has a real one. It works
 * without script: the button opens its answer as a popover, so that the form keeps its values; a
 * browser without popovers always shows the answer.
 */
export function DemoEngine({ text, maximumGuests }: DemoEngineData) {
  return (
    <main className="demo-engine">
      <h1>{text.title}</h1>
      <p className={classNames("demo-lead", layout.lead)}>{text.text}</p>
      <form className="demo-form" autoComplete="off">
        <label>
          {text.arrival}
          <input type="date" />
        </label>
        <label>
          {text.departure}
          <input type="date" />
        </label>
        <label>
          {text.guests}
          <input type="number" inputMode="numeric" min={1} max={maximumGuests} defaultValue={2} />
        </label>
        <button className={buttons.button} type="button" popoverTarget={answerId}>
          {text.search}
        </button>
      </form>
      <p className="demo-answer" id={answerId} popover="auto" role="status">
        {text.answer}
      </p>
      <p className="demo-owner">{text.owner}</p>
    </main>
  );
}
