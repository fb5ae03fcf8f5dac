import type { ComponentProps, ComponentType } from "react";
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

type NewTabLinkProps = ComponentProps<"a"> & {
  as?: "a" | ComponentType<ComponentProps<"a">>;
  /** Of a button. */
  outlined?: boolean;
};

/** Opens in a new tab, which its hidden words say. */
export function NewTabLink({ as: Link = "a", children, ...link }: NewTabLinkProps) {
  return (
    <Link {...link} target="_blank" rel="noopener">
      {children}
      <span className={layout.visuallyHidden}>{` (${useSite().shared.a11y.newTab})`}</span>
    </Link>
  );
}

/** @param unbroken where there is room for the number on one line */
export function PhoneLink({ unbroken }: { unbroken?: boolean }) {
  const { a11y, site } = useSite().shared;
  return (
    <a href={site.phoneHref} aria-label={a11y.phoneLink}>
      {unbroken ? site.phone.replaceAll(" ", "\u00a0") : site.phone}
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
