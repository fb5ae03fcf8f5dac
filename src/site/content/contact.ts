import type { Facts } from "./facts.ts";

/** Contacts as a page draws them: what is read, and where it leads. */
export type Contact = Facts["contact"] & { phoneHref: string; emailHref: string };

export function contactOf({ contact }: Pick<Facts, "contact">): Contact {
  return {
    ...contact,
    phoneHref: `tel:${contact.phone.replaceAll(" ", "")}`,
    emailHref: `mailto:${contact.email}`,
  };
}
