import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./square-button.module.css";

type SquareButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  label: string;
};

/** A 52 px square with an icon; two of them side by side share one line. */
export function SquareButton({ icon, label, className, ...button }: SquareButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.square, className)}
      aria-label={label}
      {...button}
    >
      <Icon name={icon} className={styles.icon} />
    </button>
  );
}
