import { type ComponentProps, useId, useState } from "react";
import { classNames } from "../../modules/class-names.ts";
import { Icon } from "../drawing/drawing.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import styles from "./fold.module.css";

type FoldHeadProps = ComponentProps<"div"> & {
  as?: "div" | "dt";
  titleAs?: "h3" | "span";
  title: string;
};

/** The class of what is hidden on a phone until the head before it is pressed. */
export const foldBody = styles.body;

/**
 * All of it can be pressed.
 * Not `<details>`, which older browsers cannot open by style, as wide windows and paper need.
 */
export function FoldHead(props: FoldHeadProps) {
  const { as: Head = "div", titleAs: Title = "h3", title, className, children, ...others } = props;
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <Head className={classNames(styles.head, isOpen && styles.open, className)} {...others}>
      <Title id={titleId}>
        <NoBreak>{title}</NoBreak>
      </Title>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-labelledby={titleId}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? "minus" : "plus"} />
      </button>
    </Head>
  );
}
