import type { Facts } from "./facts.ts";

/** Contacts as a page shows them: texts with the links they lead to. */
export type Contact = Facts["contact"] & {
  phoneHref: string;
  emailHref: string;
  /** Undefined where the facts have no number for WhatsApp. */
  whatsappHref: string | undefined;
};

/** The postal address in one line. */
export function addressInOneLine({ address }: Pick<Facts, "address">): string {
  const { street, postalCode, city, provinceCode } = address;
  return `${street}, ${postalCode} ${city}${provinceCode ? ` (${provinceCode})` : ""}`;
}

/** Adds the `tel:`, `mailto:` and WhatsApp links to the contacts of the facts. */
export function contactOf({ contact }: Pick<Facts, "contact">): Contact {
  return {
    ...contact,
    phoneHref: `tel:${contact.phone.replaceAll(" ", "")}`,
    emailHref: `mailto:${contact.email}`,
    whatsappHref: contact.whatsapp && `https://wa.me/${contact.whatsapp}`,
  };
}
