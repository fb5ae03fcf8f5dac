import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { Facts } from "../../src/site/content/facts.ts";

/** Telephone numbers that cannot be called: too long or too short for their country, or of none. */
export function telephoneFaults({ contact }: Facts): string[] {
  const numbers = [
    ["phone", contact.phone],
    ["whatsapp", contact.whatsapp],
  ] as const;
  return numbers.flatMap(([key, written]) => {
    if (written === undefined) return [];
    const number = parsePhoneNumberFromString(`+${written.replace(/\D/g, "")}`);
    if (number?.isValid()) return [];
    const problem = number
      ? `is no number of the country +${number.countryCallingCode}`
      : "begins with no country's code";
    return [`content/facts.json: "contact.${key}" is "${written}", which ${problem}; correct it`];
  });
}
