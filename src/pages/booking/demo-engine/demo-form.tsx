import { StayFields } from "../../../components/stay-form/stay-fields.tsx";
import styles from "../../../components/stay-form/stay-form.module.css";
import type { DemoEngineData } from "./demo-engine.content.ts";

type DemoFormProps = { form: DemoEngineData["form"]; search: string };

/** Days and guests under the names of the engine's address, to which the form is sent. */
export function DemoForm({ form, search }: DemoFormProps) {
  return (
    <form className={styles.form} aria-label={form.label}>
      <StayFields stay={{ ...form, button: search }} names={form.query} required />
    </form>
  );
}
