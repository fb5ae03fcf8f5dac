import type { Facts } from "../../src/site/content/facts.ts";
import type { WrittenText } from "./written-texts.ts";

/** Data that only the demo house has; an owner's site must not contain it. */
export const demo = {
  name: "Villa Ulia",
  address: "Strada Provinciale 26",
  host: "villaulia.example",
  phone: "0831 000000",
  whatsapp: "390831000000",
  vat: "IT00000000000",
  codes: ["IT074008C200000000", "BR07400891000000000"],
  latitude: 40.56218,
  longitude: 17.56683,
};

/** Addresses that are reserved for examples. */
const exampleAddress = /[\w.-]+\.example\b/;

/**
 * Warnings about texts with data of the demo that the owner has already replaced in the facts (name,
 * address, telephone, host), and about example addresses once the site itself has a real one.
 */
export function demoTraces({ villa, address, contact }: Facts, texts: WrittenText[]): string[] {
  const isLive = !exampleAddress.test(villa.siteUrl);
  const replaced = [
    villa.name !== demo.name && demo.name,
    !address.street.includes(demo.address) && demo.address,
    !contact.phone.includes(demo.phone) && demo.phone,
    !villa.siteUrl.includes(demo.host) && demo.host,
  ].filter((datum) => datum !== false);
  return texts.flatMap(({ place, text }) => {
    const found =
      replaced.find((datum) => text.includes(datum)) ??
      (isLive ? exampleAddress.exec(text)?.[0] : undefined);
    return found ? [`${place} still holds "${found}" of the demo house; write your own`] : [];
  });
}
