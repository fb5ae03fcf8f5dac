import { contentLines, escapeText } from "../../../src/modules/content-lines/content-lines.ts";
import type { Facts } from "../../../src/site/content/facts.ts";
import { knownLanguages, languageOfCountry } from "../../../src/site/site-map/languages.ts";
import type { Content } from "../../content/load.ts";

/** Address of the contact card. */
export function contactCardPath({ villa }: Facts): string {
  return `/${villa.slug}.vcf`;
}

/**
 * The villa's contact card: vCard 3.0 (RFC 2426), the newest version that all phones and Outlook
 * support.
 */
export function contactCard({ facts, settings }: Pick<Content, "facts" | "settings">): string {
  const { villa, contact, address, geo } = facts;
  const local = languageOfCountry(address.countryCode, settings.languages);
  const names = new Intl.DisplayNames(knownLanguages[local].locale, { type: "region" });
  const country = names.of(address.countryCode) ?? "";
  const { provinceCode = "" } = address;
  const street = [address.street, address.city, provinceCode, address.postalCode, country];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(villa.name)}`,
    `N:${escapeText(villa.name)};;;;`,
    `ORG:${escapeText(villa.name)}`,
    `TEL;TYPE=WORK,VOICE:${contact.phone.replaceAll(" ", "")}`,
    `EMAIL;TYPE=INTERNET:${escapeText(contact.email)}`,
    `ADR;TYPE=WORK:;;${street.map(escapeText).join(";")}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${villa.siteUrl}/`,
    "END:VCARD",
  ];
  return contentLines(lines);
}
