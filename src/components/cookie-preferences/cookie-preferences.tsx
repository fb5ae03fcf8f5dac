import { useEffect, useState } from "react";
import {
  closeCookiePreferences,
  openCookiePreferences,
  saveChoice,
  switchesFor,
  useConsent,
  usePreferencesOpen,
} from "../../site/consent.ts";
import { useSite } from "../../site/site-context.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { CookieOption } from "./cookie-option.tsx";
import styles from "./cookie-preferences.module.css";

/** The window with the two switches; it opens from the banner and from the foot of every page. */
export function CookiePreferences() {
  const { a11y, consent } = useSite().shared;
  const isOpen = usePreferencesOpen();
  const state = useConsent();
  useEffect(openIfPressedEarly, []);
  return (
    <Dialog
      label={a11y.dialogs.cookiePreferences}
      closeLabel={consent.modal.close}
      open={isOpen}
      onClose={closeCookiePreferences}
    >
      {/* another tab's choice sets the switches anew */}
      <Preferences key={JSON.stringify(state)} />
    </Dialog>
  );
}

function Preferences() {
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

/** A press that came before the application was heard by the first script of the head. */
function openIfPressedEarly(): void {
  const { dataset } = document.documentElement;
  if (dataset.pressed === "cookie-preferences") openCookiePreferences();
  delete dataset.pressed;
}
