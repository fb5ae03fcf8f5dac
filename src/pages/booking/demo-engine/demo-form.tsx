import { Button } from "../../../components/button/button.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import styles from "../../../components/stay-form/stay-form.module.css";
import { classNames } from "../../../modules/class-names/class-names.ts";
import { usualGuests } from "../../../site/stay/stay.ts";
import type { DemoEngineData } from "./demo-engine.content.ts";

type DemoFormProps = { form: DemoEngineData["form"]; search: string };

/** Days and guests under the names of the engine's address, to which the form is sent. */
export function DemoForm({ form, search }: DemoFormProps) {
  const { query, maximumGuests } = form;
  return (
    <form className={styles.form} aria-label={form.label}>
      <label className={styles.field}>
        <span>{form.arrival}</span>
        <input type="date" name={query.arrival} required />
      </label>
      <label className={styles.field}>
        <span>{form.departure}</span>
        <input type="date" name={query.departure} required />
      </label>
      <label className={classNames(styles.field, styles.guests)}>
        <span>{form.guests}</span>
        <select name={query.guests} defaultValue={usualGuests(maximumGuests)}>
          {Array.from({ length: maximumGuests }, (_, before) => (
            <option key={before}>{before + 1}</option>
          ))}
        </select>
        <Icon name="chevron-right" className={styles.chevron} />
      </label>
      <Button type="submit" className={styles.button}>
        {search}
      </Button>
    </form>
  );
}
