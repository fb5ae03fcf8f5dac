import { type ReactNode, useId, useState } from "react";
import { classNames } from "../../modules/class-names.ts";
import { Icon } from "../drawing/drawing.tsx";
import styles from "./fold.module.css";

type FoldProps = {
  as?: "div" | "li";
  className?: string | undefined;
  head(titleId: string, button: ReactNode): ReactNode;
  children: ReactNode;
};

/** The class of what a fold hides on a phone. */
export const foldBody = styles.body;

/** The class of the element that holds title and button, all of which can be pressed. */
export const foldHead = styles.head;

/** Not `<details>`, which older browsers cannot open by style, as wide windows and paper need. */
export function Fold({ as: Row = "div", className, head, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <Row className={classNames(styles.fold, isOpen && styles.open, className)}>
      {head(
        titleId,
        <button
          type="button"
          className={styles.button}
          aria-labelledby={titleId}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "minus" : "plus"} />
        </button>,
      )}
      {children}
    </Row>
  );
}
