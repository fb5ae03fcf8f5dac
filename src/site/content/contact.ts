import type { Facts } from "./facts.ts";

/** Contacts as a page shows them: texts with the links they lead to. */
export type Contact = Facts["contact"] & {
  phoneHref: string;
  emailHref: string;
  /** Undefined where the facts have no number for WhatsApp. */
  whatsappHref: string | undefined;
};

/** The postal address in one line, with plain spaces. */
export function addressInOneLine(facts: Pick<Facts, "address">): string {
  return addressLine(facts).replaceAll("\u00a0", " ");
}

/** The postal address in one line, which breaks neither between a road and its number nor after the code. */
export function addressLine({ address }: Pick<Facts, "address">): string {
  const { street, postalCode, city, provinceCode } = address;
  return `${street.replace(/ (\d)/g, "\u00a0$1")}, ${postalCode}\u00a0${city}${provinceCode ? `\u00a0(${provinceCode})` : ""}`;
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
