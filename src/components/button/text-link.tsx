import type { ComponentProps } from "react";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
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

export function PhoneLink() {
  const { a11y, site } = useSite().shared;
  return (
    <a href={site.phoneHref} aria-label={a11y.phoneLink}>
      {site.phone}
    </a>
  );
}

export function EmailLink() {
  const { a11y, site } = useSite().shared;
  return (
    <a href={site.emailHref} aria-label={a11y.emailLink}>
      {site.email}
    </a>
  );
}
