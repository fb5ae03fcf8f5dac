import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./square-button.module.css";

type SquareButtonProps = ComponentProps<"button"> & {
  /** What it shows; its children if absent. */
  icon?: IconName;
  label: string;
};

/** A square button with an icon; two side by side share the border between them. */
export function SquareButton({ icon, label, className, children, ...button }: SquareButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.square, className)}
      aria-label={label}
      {...button}
    >
      {icon ? <Icon name={icon} className={styles.icon} /> : children}
    </button>
  );
}
