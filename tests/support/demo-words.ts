import { readFile } from "node:fs/promises";

/** What no site of another house may hold: names, numbers and addresses of the demo's facts. */
export async function demoWords(): Promise<string[]> {
  const { villa, contact, address, geo, apartments, places } = JSON.parse(
    await readFile("content/facts.json", "utf8"),
  );
  const { apartments: texts } = JSON.parse(await readFile("content/en/interni.json", "utf8"));
  const names = apartments.map(
    (each: { key: string; name?: string }) => each.name ?? texts[each.key].name,
  );
  const words: string[] = [
    villa.name,
    villa.slug,
    villa.siteUrl,
    villa.vat,
    ...villa.codes.map(({ value }: { value: string }) => value),
    contact.phone,
    contact.whatsapp,
    contact.email,
    address.street,
    address.city,
    String(geo.latitude),
    String(geo.longitude),
    ...names,
    ...places.map(({ name }: { name: string }) => name),
  ];
  return words.filter(Boolean);
}
