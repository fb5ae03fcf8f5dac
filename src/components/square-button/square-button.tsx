import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./square-button.module.css";

type SquareButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  label: string;
};

/** A square button with an icon; two side by side share the border between them. */
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
