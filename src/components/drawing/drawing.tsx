import { createElement, type ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { Drawing as DrawingTree } from "../../site/drawing.ts";
import styles from "./drawing.module.css";
import iconStyles from "./icon.module.css";

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
const paths = {
  "file-pdf": "M14 2H5v20h14V7zM14 2v5h5M8.5 17.5h7M8.5 13.5h7",
  minus: "M4 12h16",
  plus: "M12 4v16M4 12h16",
  "chevron-left": "M15 4 7 12l8 8",
  "chevron-right": "m9 4 8 8-8 8",
  cross: "m5 5 14 14M19 5 5 19",
  stones: "M3 4h11v7H3zM17 4h4v7h-4zM3 14h4v6H3zM10 14h11v6H10z",
};

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
