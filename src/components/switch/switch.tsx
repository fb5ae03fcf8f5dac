import styles from "./switch.module.css";

type SwitchProps = {
  label: string;
  checked: boolean;
  /** Texts for the two states, shown beside the switch. */
  on: string;
  off: string;
  onChange(checked: boolean): void;
};

/** A native checkbox with the role `switch`. */
export function Switch({ label, checked, on, off, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state
        role="switch"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true">{checked ? on : off}</span>
    </label>
  );
}
