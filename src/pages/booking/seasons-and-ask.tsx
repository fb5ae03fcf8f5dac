import { classNames } from "../../modules/class-names/class-names.ts";
import type { Stay } from "../../site/stay/stay.ts";
import layout from "../../styles/layout.module.css";
import { Ask } from "./ask/ask.tsx";
import type { BookingData } from "./booking.content.ts";
import { Seasons } from "./seasons/seasons.tsx";
import styles from "./seasons-and-ask.module.css";

type SeasonsAndAskProps = Pick<BookingData, "seasons" | "ask"> & { stay: Stay | undefined };

/** What follows the calendar: prices by season, and the ways to ask; side by side in wide windows. */
export function SeasonsAndAsk({ seasons, ask, stay }: SeasonsAndAskProps) {
  return (
    <div className={classNames(styles.part, layout.wrap, layout.columns)} data-private="">
      {seasons && <Seasons data={seasons} arrival={stay?.arrival} />}
      <Ask data={ask} stay={stay} />
    </div>
  );
}
