import { createElement, type ReactNode } from "react";
import type { Drawing as DrawingTree } from "../../drawings/drawing.ts";
import { classNames } from "../../modules/class-names/class-names.ts";
import styles from "./drawing.module.css";

type DrawingProps = {
  drawing: DrawingTree;
  className?: string | undefined;
  /** What depends on the language or on facts, drawn over the rest. */
  children?: ReactNode;
};

/** A file of `src/drawings/`. The words stand beside it as text, so no one hears it. */
export function Drawing({ drawing, className, children }: DrawingProps) {
  return (
    <svg {...drawing.attrs} className={className} aria-hidden="true">
      <Shapes drawing={drawing} />
      {children}
    </svg>
  );
}

/** A drawing of what stands upright, its ground at the lower edge, with its noon shadow. */
export function Elevation({ className, ...props }: DrawingProps) {
  return <Drawing className={classNames(styles.elevation, className)} {...props} />;
}

/** The shapes of a drawing without its outermost element, for a drawing inside another. */
export function Shapes({ drawing }: { drawing: DrawingTree }) {
  return drawing.children?.map(draw);
}

function draw({ tag, attrs, children }: DrawingTree, key: number): ReactNode {
  return createElement(tag, { key, ...attrs }, children?.map(draw));
}
