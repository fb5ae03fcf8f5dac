import type { Facts } from "../../src/site/content/facts.ts";

export function contactCardPath({ villa }: Facts): string {
  return `/${villa.slug}.vcf`;
}

/**
 * The villa for a guest's address book: vCard 3.0 (RFC 2426), the newest version that telephones
 * and Outlook all read. In it the position is "latitude;longitude" and a name's parts are five.
 */
export function contactCard({ villa, contact, address, geo }: Facts): string {
  const street = [address.street, address.city, address.provinceCode, address.postalCode, "Italia"];
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

/** Lines end after 75 bytes at most and go on after a space, never inside a character. */
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
