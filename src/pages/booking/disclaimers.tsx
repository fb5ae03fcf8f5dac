import { Whole } from "../../components/whole-words/whole-words.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./booking.module.css";
import { DoorWithHeightMark } from "./drawings/door-with-height-mark.tsx";
import { HouseByNight } from "./drawings/house-by-night.tsx";
import { TableAndGate } from "./drawings/table-and-gate.tsx";

type DisclaimersProps = { texts: [string, string, string]; minimumAge: number };

/** Three sentences, each above its drawing; all stand on the edge of the calendar. */
export function Disclaimers({ texts, minimumAge }: DisclaimersProps) {
  const [nights, age, guests] = texts;
  return (
    <ul className={classNames(styles.disclaimers, layout.wrap)}>
      <li>
        <Sentence text={nights} />
        <HouseByNight className={styles.house} />
      </li>
      <li>
        <Sentence text={age} />
        <DoorWithHeightMark className={styles.door} years={minimumAge} />
      </li>
      <li>
        <Sentence text={guests} />
        <TableAndGate className={styles.table} />
      </li>
    </ul>
  );
}

function Sentence({ text }: { text: string }) {
  return (
    <p>
      <Whole>{text}</Whole>
    </p>
  );
}
