import { useSite } from "../../site/context/site-context.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { Switch } from "../switch/switch.tsx";
import styles from "./cookie-preferences.module.css";

type CookieOptionProps = {
  category: "essential" | "statistical";
  checked: boolean;
  onChange(checked: boolean): void;
};

/** One cookie category with its switch and the list of its cookies. */
export function CookieOption({ category, checked, onChange }: CookieOptionProps) {
  const { modal } = useSite().shared.consent;
  const { title, description, toggleLabel } = modal[category];
  const cookies = modal.cookies.filter((cookie) => cookie.category === category);
  return (
    <div className={styles.option}>
      <div className={styles.line}>
        <h3>{title}</h3>
        <Switch
          label={toggleLabel}
          checked={checked}
          on={modal.stateOn}
          off={modal.stateOff}
          onChange={onChange}
        />
      </div>
      <p>{description}</p>
      <Disclosure
        className={styles.details}
        summary={
          <>
            <span className={styles.show}>{modal.detailsShow}</span>
            <span className={styles.hide}>{modal.detailsHide}</span>
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
