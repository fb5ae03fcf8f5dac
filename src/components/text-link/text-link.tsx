import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./text-link.module.css";

/** A link that leads on, with a chevron that moves a little under the pointer. */
export function TextLink({ className, children, ...link }: ComponentProps<"a">) {
  return (
    <a className={classNames(styles.link, className)} {...link}>
      <span>{children}</span> <Icon name="chevron-right" className={styles.chevron} />
    </a>
  );
}
