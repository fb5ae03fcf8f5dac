import type { Facts } from "./facts.ts";

export function addressInOneLine(facts: Pick<Facts, "address">): string {
  return addressLine(facts).replaceAll("\u00a0", " ");
}

/** The postal address in one line, which breaks neither between a road and its number nor after the code. */
export function addressLine({ address }: Pick<Facts, "address">): string {
  const { street, postalCode, city, provinceCode } = address;
  return `${street.replace(/ (\d)/g, "\u00a0$1")}, ${postalCode}\u00a0${city}${provinceCode ? `\u00a0(${provinceCode})` : ""}`;
}

export function contactOf({ contact }: Pick<Facts, "contact">) {
  return {
    ...contact,
    phoneHref: `tel:${contact.phone.replaceAll(" ", "")}`,
    emailHref: `mailto:${contact.email}`,
    whatsappHref: contact.whatsapp && `https://wa.me/${contact.whatsapp}`,
  };
}
