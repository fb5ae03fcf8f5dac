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

/** A button, filled or, if `outlined`, with a border only. */
export function Button({ outlined, className, ...button }: ComponentProps<"button"> & Variant) {
  return <button type="button" className={classNameOf({ outlined }, className)} {...button} />;
}

/** A link that looks like a button. */
export function ButtonLink({ outlined, className, ...link }: ComponentProps<"a"> & Variant) {
  return <a className={classNameOf({ outlined }, className)} {...link} />;
}

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

/** The cross in the corner of a banner or a dialog. */
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
