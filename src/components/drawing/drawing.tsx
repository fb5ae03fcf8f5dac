import { createElement, type ReactNode } from "react";
import type { Drawing as DrawingTree } from "../../drawings/drawing.ts";
import { classNames } from "../../modules/class-names/class-names.ts";
import styles from "./drawing.module.css";

type DrawingProps = {
  drawing: DrawingTree;
  className?: string | undefined;
  /** Its width as an attribute, since the security policy forbids styles. */
  width?: string;
  /** SVG that depends on the language or on facts, drawn on top. */
  children?: ReactNode;
};

/** A file of `src/drawings/` or `content/drawings/`, hidden from screen readers: the text beside it says the same. */
export function Drawing({ drawing, className, width, children }: DrawingProps) {
  return (
    <svg {...drawing.attrs} width={width} className={className} aria-hidden="true">
      <Shapes drawing={drawing} />
      {children}
    </svg>
  );
}

/** A drawing in elevation, its ground at the lower edge, with a shadow below it. */
export function Elevation({ className, ...props }: DrawingProps) {
  return <Drawing className={classNames(styles.elevation, className)} {...props} />;
}

/** The shapes of a drawing without its `<svg>`, for use inside another drawing. */
export function Shapes({ drawing }: { drawing: DrawingTree }) {
  return drawing.children?.map(draw);
}

function draw({ tag, attrs, children, text }: DrawingTree, key: number): ReactNode {
  return createElement(tag, { key, ...attrs }, text ?? children?.map(draw));
}
