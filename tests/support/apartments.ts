import { cp } from "node:fs/promises";
import { join } from "node:path";
import { apartmentColours } from "../../src/site/content/facts.ts";
import type { ContentCopy } from "./content-copy.ts";

/** Gives a copy of the demo's content another number of apartments: `home1` to `home<count>`. */
export async function withApartments(copy: ContentCopy, count: number): Promise<void> {
  const keys = Array.from({ length: count }, (_, index) => `home${index + 1}`);
  const colours = Object.keys(apartmentColours);
  const old = ["apartment3", "apartment1", "apartment2"];
  const photos = join(copy.root, "content/photos");
  // biome-ignore lint/suspicious/noExplicitAny: groups of texts and numbers with the same keys
  const rename = (group: any) => {
    const [sample] = old.map((key) => group[key]);
    for (const key of old) delete group[key];
    for (const key of keys) {
      group[key] = sample.name ? { ...sample, name: `Home ${key.slice(4)}` } : sample;
    }
  };
  await copy.edit("facts.json", (facts) => {
    const [apartment] = facts.apartments;
    facts.apartments = keys.map((key, index) => {
      const colour = colours[index];
      const name = `Home ${index + 1}`;
      return { ...apartment, key, name, photoSet: key, colour, floor: index % 2 };
    });
    for (const { from } of facts.seasons.items) rename(from);
    facts.photoSets = [
      ...facts.photoSets.filter(({ name }: { name: string }) => !name.startsWith("apartment")),
      ...keys.map((name) => ({ name, startCount: 5 })),
    ];
    facts.plans = [];
  });
  for (const lang of ["en", "it"]) {
    await copy.edit(`${lang}/interni.json`, ({ apartments, compare }) => {
      rename(apartments);
      rename(compare.homes);
    });
  }
  await copy.rewriteTexts(/\{apartment\d\./g, "{home1.");
  await copy.edit("photos/slots.json", (slots) => {
    slots.about.service2.photo = "villa/01";
    slots.about.service3.photo = "villa/02";
    slots.home.interior = "villa/03";
    slots.interni.hero = "villa/04";
    for (const page of [slots.interni, slots.booking]) {
      for (const key of old) delete page[key];
      for (const key of keys) page[key] = `${key}/01`;
    }
  });
  for (const key of keys) {
    await cp(join(photos, "apartment-1"), join(photos, key), { recursive: true });
  }
  for (const set of ["apartment-1", "apartment-2", "apartment-3"]) {
    await copy.remove(`photos/${set}`);
  }
}
