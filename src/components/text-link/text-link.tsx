import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./text-link.module.css";

/** A link with a chevron that moves when it is hovered. */
export function TextLink({ className, children, ...link }: ComponentProps<"a">) {
  return (
    <a className={classNames(styles.link, className)} {...link}>
      <span>{children}</span>
      <Icon name="chevron-right" className={styles.chevron} />
    </a>
  );
}
