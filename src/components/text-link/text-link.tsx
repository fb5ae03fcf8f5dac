import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Icon } from "../drawing/drawing.tsx";
import styles from "./text-link.module.css";

export function TextLink({ className, children, ...link }: ComponentProps<"a">) {
  return (
    <a className={classNames(styles.link, className)} {...link}>
      <span>{children}</span>
      <Icon name="chevron-right" className={styles.chevron} />
    </a>
  );
}

export function NewTabHint() {
  return <span className={layout.visuallyHidden}>{` (${useSite().shared.a11y.newTab})`}</span>;
}
