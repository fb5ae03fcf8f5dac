import { type Day, formatDay, parseDay } from "../../modules/calendar-days.ts";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import styles from "./calendar-panel.module.css";
import type { StayFormData } from "./stay-form.content.ts";

/** The panel until the calendar has come: names of the months, and their room. */
export function WaitingPanel({ texts, month }: { texts: StayFormData["calendar"]; month: Day }) {
  const { locale } = useSite().shared.units;
  const next = new Date(`${month.slice(0, 8)}15T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return (
    <div
      className={classNames(styles.popup, styles.waiting)}
      role="dialog"
      aria-label={texts.title}
      data-calendar=""
    >
      <p role="status">{texts.loading}</p>
      <div>
        {[month, parseDay(next.toISOString().slice(0, 10))].map(
          (day) =>
            day && <h2 key={day}>{formatDay(day, locale, { month: "long", year: "numeric" })}</h2>,
        )}
      </div>
    </div>
  );
}
