import type { ReactNode } from "react";
import { useSite } from "../../site/context/site-context.tsx";

type ContactLinkProps = {
  /** The number or address, unless it is drawn in another way. */
  children?: ReactNode;
};

/** A link that calls the villa; screen readers hear what it does. */
export function PhoneLink({ children }: ContactLinkProps) {
  const { a11y, site } = useSite().shared;
  return (
    <a href={site.phoneHref} aria-label={a11y.phoneLink}>
      {children ?? site.phone}
    </a>
  );
}

/** A link that writes to the villa; screen readers hear what it does. */
export function EmailLink({ children }: ContactLinkProps) {
  const { a11y, site } = useSite().shared;
  return (
    <a href={site.emailHref} aria-label={a11y.emailLink}>
      {children ?? site.email}
    </a>
  );
}
