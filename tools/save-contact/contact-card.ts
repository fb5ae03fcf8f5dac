import type { Facts } from "../../src/site/content/facts.ts";

/** Address of the contact card. */
export function contactCardPath({ villa }: Facts): string {
  return `/${villa.slug}.vcf`;
}

/**
 * The villa's contact card: vCard 3.0 (RFC 2426), the newest version that all phones and Outlook
 * support.
 */
export function contactCard({ villa, contact, address, geo }: Facts): string {
  const country = new Intl.DisplayNames("it", { type: "region" }).of(address.countryCode) ?? "";
  const { provinceCode = "" } = address;
  const street = [address.street, address.city, provinceCode, address.postalCode, country];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeValue(villa.name)}`,
    `N:${escapeValue(villa.name)};;;;`,
    `ORG:${escapeValue(villa.name)}`,
    `TEL;TYPE=WORK,VOICE:${contact.phone.replaceAll(" ", "")}`,
    `EMAIL;TYPE=INTERNET:${escapeValue(contact.email)}`,
    `ADR;TYPE=WORK:;;${street.map(escapeValue).join(";")}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${villa.siteUrl}/`,
    "END:VCARD",
    "",
  ];
  return lines.map(fold).join("\r\n");
}

function escapeValue(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Folds a line after 75 bytes at most, continued after a space, never inside a character. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 75) {
      folded.push(part);
      part = " ";
    }
    part += character;
  }
  return [...folded, part].join("\r\n");
}
