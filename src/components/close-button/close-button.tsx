import { classNames } from "../../modules/class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./close-button.module.css";

type CloseButtonProps = {
  label: string;
  /** Overrides the position, which is the top right corner. */
  className?: string | undefined;
  onClick(): void;
};

/** The cross in the corner of a banner or a dialog. */
export function CloseButton({ label, className, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="cross" className={styles.cross} />
    </button>
  );
}
