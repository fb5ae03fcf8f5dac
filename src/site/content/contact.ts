import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { Facts } from "./facts.ts";

export function addressInOneLine(facts: Pick<Facts, "address">): string {
  return addressLine(facts).replaceAll("\u00a0", " ");
}

/** Road and town; no line breaks between a road and its number, nor within a code and its town. */
export function addressLines({ address }: Pick<Facts, "address">): [road: string, town: string] {
  const { street, postalCode, city, provinceCode } = address;
  const province = provinceCode ? `\u00a0(${provinceCode})` : "";
  return [street.replace(/ (\d)/g, "\u00a0$1"), `${postalCode}\u00a0${city}${province}`];
}

export function addressLine(facts: Pick<Facts, "address">): string {
  return addressLines(facts).join(", ");
}

export function contactOf({ contact }: Pick<Facts, "contact">) {
  return {
    ...contact,
    phoneHref: `tel:${contact.phone.replaceAll(" ", "")}`,
    emailHref: `mailto:${contact.email}`,
    whatsappHref: contact.whatsapp && `https://wa.me/${contact.whatsapp}`,
  };
}

/** As it is written to be read, where it is not the telephone's. */
export function whatsappNumber({ contact }: Pick<Facts, "contact">): string | undefined {
  const { phone, whatsapp } = contact;
  if (whatsapp === phone.replace(/\D/g, "")) return phone;
  return parsePhoneNumberFromString(`+${whatsapp}`)?.formatInternational();
}
