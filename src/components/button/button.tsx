import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names.ts";
import { Icon, type IconName } from "../drawing/drawing.tsx";
import styles from "./button.module.css";
import closeStyles from "./close-button.module.css";
import squareStyles from "./square-button.module.css";

type Variant = { outlined?: boolean };

function classNameOf({ outlined }: Variant, className: string | undefined) {
  return classNames(styles.button, outlined && styles.outlined, className);
}

export function Button({ outlined, className, ...button }: ComponentProps<"button"> & Variant) {
  return <button type="button" className={classNameOf({ outlined }, className)} {...button} />;
}

export function ButtonLink({ outlined, className, ...link }: ComponentProps<"a"> & Variant) {
  return <a className={classNameOf({ outlined }, className)} {...link} />;
}

type SquareButtonProps = ComponentProps<"button"> & {
  icon?: IconName;
  label: string;
};

export function SquareButton({ icon, label, className, children, ...button }: SquareButtonProps) {
  return (
    <button
      type="button"
      className={classNames(squareStyles.square, className)}
      aria-label={label}
      {...button}
    >
      {icon ? <Icon name={icon} className={squareStyles.icon} /> : children}
    </button>
  );
}

type CloseButtonProps = {
  label: string;
  /** Overrides the position, which is the top right corner. */
  className?: string | undefined;
  onClick(): void;
};

export function CloseButton({ label, className, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(closeStyles.button, className)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="cross" className={closeStyles.cross} />
    </button>
  );
}
