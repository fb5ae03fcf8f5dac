import { Elevation } from "../../components/drawing/drawing.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import type { BookingData } from "./booking.content.ts";
import styles from "./booking.module.css";

type DisclaimersProps = {
  texts: [string, string, string];
  minimumAge: number;
  drawings: BookingData["drawings"];
};

/** Three conditions of booking, each with a drawing on the top edge of the frame below. */
export function Disclaimers({ texts, minimumAge, drawings }: DisclaimersProps) {
  const [nights, age, guests] = texts;
  return (
    <ul className={classNames(styles.disclaimers, layout.wrap)}>
      <li>
        <Sentence text={nights} />
        <Elevation drawing={drawings["house-by-night"]} className={styles.house} />
      </li>
      <li>
        <Sentence text={age} />
        <Elevation drawing={drawings["door-with-height-mark"]} className={styles.door}>
          <text x="62" y="-109" fontSize="24" fontWeight="500">
            {minimumAge}
          </text>
        </Elevation>
      </li>
      <li>
        <Sentence text={guests} />
        <Elevation drawing={drawings["table-and-gate"]} className={styles.table} />
      </li>
    </ul>
  );
}

function Sentence({ text }: { text: string }) {
  return (
    <p>
      <NoBreak>{text}</NoBreak>
    </p>
  );
}
