import { useState } from "react";
import {
  closeCookiePreferences,
  saveChoice,
  switchesFor,
  useConsent,
} from "../../site/consent/consent.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { Button } from "../button/button.tsx";
import { CookieOption } from "./cookie-option.tsx";
import styles from "./cookie-preferences.module.css";

/** The two switches with their cookies, and the buttons to save or to change nothing. */
export function PreferencesForm() {
  const { consent, site } = useSite().shared;
  const { modal } = consent;
  const state = useConsent();
  const [choice, setChoice] = useState(() => switchesFor(state, site.preselected));
  return (
    <>
      <h2 className={styles.title}>{modal.title}</h2>
      <p className={styles.intro}>{modal.intro}</p>
      <CookieOption
        category="essential"
        checked={choice.essential}
        onChange={(essential) => setChoice({ ...choice, essential })}
      />
      <CookieOption
        category="statistical"
        checked={choice.analytics}
        onChange={(analytics) => setChoice({ ...choice, analytics })}
      />
      <div className={styles.buttons}>
        <Button outlined className={styles.button} onClick={closeCookiePreferences}>
          {modal.close}
        </Button>
        <Button className={styles.button} onClick={() => saveChoice(choice)}>
          {modal.save}
        </Button>
      </div>
    </>
  );
}
