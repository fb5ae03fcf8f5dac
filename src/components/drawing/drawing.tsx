import { createElement, type ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { Drawing as DrawingTree } from "../../site/drawing.ts";
import styles from "./drawing.module.css";
import iconStyles from "./icon.module.css";
import paths from "./icon-paths.json";

type DrawingProps = {
  drawing: DrawingTree;
  className?: string | undefined;
  /** Units of it that are one em wide: an attribute, since the security policy forbids styles. */
  unitsPerEm?: number;
  children?: ReactNode;
};

/** Hidden from screen readers: the text beside it says the same. */
export function Drawing({ drawing, className, unitsPerEm, children }: DrawingProps) {
  const [, , width] = drawing.attrs.viewBox?.split(" ") ?? [];
  return (
    <svg
      {...drawing.attrs}
      width={unitsPerEm && `${Number(width) / unitsPerEm}em`}
      className={className}
      aria-hidden="true"
    >
      <Shapes drawing={drawing} />
      {children}
    </svg>
  );
}

export function Elevation({ className, ...props }: DrawingProps) {
  return <Drawing className={classNames(styles.elevation, className)} {...props} />;
}

export function Shapes({ drawing }: { drawing: DrawingTree }) {
  return drawing.children?.map(draw);
}

function draw({ tag, attrs, children, text }: DrawingTree, key: number): ReactNode {
  return createElement(tag, { key, ...attrs }, text ?? children?.map(draw));
}

/** Paths for a view box of 24 by 24, drawn as strokes. */
export type IconName = keyof typeof paths;

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classNames(iconStyles.icon, className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "file-pdf" ? 1.75 : 2}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
