import styles from "./switch.module.css";

type SwitchProps = {
  label: string;
  checked: boolean;
  /** The two states in words, beside the switch. */
  on: string;
  off: string;
  onChange(checked: boolean): void;
};

/** On or off: a native checkbox with the role that says so. */
export function Switch({ label, checked, on, off, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, and may not carry another
        role="switch"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true">{checked ? on : off}</span>
    </label>
  );
}
