import { useState } from "react";
import { useObservable } from "../../modules/observable.ts";
import { closeCookiePreferences, consent, saveChoice, switchesFor } from "../../site/consent.ts";
import type { SharedData } from "../../site/content/shared-data.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import styles from "./cookie-preferences.module.css";
import switchStyles from "./switch.module.css";

type PreferencesProps = NonNullable<SharedData["consent"]>;

export function PreferencesDialog({ open, ...words }: PreferencesProps & { open: boolean }) {
  const { a11y } = useSite().shared;
  const state = useObservable(consent);
  return (
    <Dialog
      label={a11y.dialogs.cookiePreferences}
      closeLabel={words.modal.close}
      open={open}
      onClose={closeCookiePreferences}
    >
      {/* the key resets the switches when another tab saves a choice */}
      <PreferencesForm key={JSON.stringify(state)} {...words} />
    </Dialog>
  );
}

function PreferencesForm({ banner, modal }: PreferencesProps) {
  const { site } = useSite().shared;
  const state = useObservable(consent);
  const [choice, setChoice] = useState(() => switchesFor(state, site.preselected));
  return (
    <>
      <h2 className={styles.title}>{modal.title}</h2>
      <p className={styles.intro}>{modal.intro}</p>
      {/* who withdraws has as few presses as who consents */}
      <div className={styles.all}>
        {[false, true].map((all) => (
          <Button
            key={String(all)}
            outlined
            className={styles.button}
            onClick={() => saveChoice({ essential: all, analytics: all })}
          >
            {all ? banner.accept : banner.decline}
          </Button>
        ))}
      </div>
      {(["essential", "analytics"] as const).map((flag) => (
        <CookieOption
          key={flag}
          modal={modal}
          category={flag === "analytics" ? "statistical" : flag}
          checked={choice[flag]}
          onChange={(on) => setChoice({ ...choice, [flag]: on })}
        />
      ))}
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

type CookieOptionProps = {
  modal: PreferencesProps["modal"];
  category: "essential" | "statistical";
  checked: boolean;
  onChange(checked: boolean): void;
};

function CookieOption({ modal, category, checked, onChange }: CookieOptionProps) {
  const { title, description, toggleLabel } = modal[category];
  const cookies = modal.cookies.filter((cookie) => cookie.category === category);
  return (
    <div className={styles.option}>
      <div className={styles.line}>
        <h3>{title}</h3>
        <label className={switchStyles.switch}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state
            role="switch"
            aria-label={toggleLabel}
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span aria-hidden="true">{checked ? modal.stateOn : modal.stateOff}</span>
        </label>
      </div>
      <p>{description}</p>
      <Disclosure
        className={styles.details}
        summary={
          <>
            <span className={styles.show}>{modal.detailsShow}</span>
            <span className={styles.hide}>{modal.detailsHide}</span>
            <span className={layout.visuallyHidden}>{`, ${title}`}</span>
          </>
        }
      >
        <ul className={styles.cookies}>
          {cookies.map(({ name, duration, description }) => (
            <li key={name}>
              <code>{name}</code>
              <span className={styles.duration}>{duration}</span>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
