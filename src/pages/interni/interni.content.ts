import { z } from "zod";
import { differingKeys } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { apartmentColours } from "../../site/content/facts.ts";
import { fromPricePerNight } from "../../site/content/prices.ts";
import { problemIf } from "../../site/content/problem.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { compareData, compareText, holdsLine } from "./compare.content.ts";
import { planFaults, plansData, plansText } from "./plans.content.ts";

function text(kinds: TextKinds) {
  const { text, display, prose } = kinds;
  const apartment = z.strictObject({
    name: display,
    floor: display,
    tagline: display,
    paragraphs: z.array(prose()).min(1),
    features: z.array(prose()).min(1),
  });
  return z.strictObject({
    title: display,
    lead: display,
    intro: prose(),
    featuresTitle: display,
    apartments: z.record(z.string(), apartment),
    bookingLink: text,
    capacity: z.strictObject({ sauna: text, veranda: text, sharedTerrace: text }),
    compare: compareText(kinds).nullable(),
    plans: plansText(kinds).nullable(),
  });
}

export const content = definePage({
  name: "interni",
  text,
  photos: { hero: "hero", ending: "wide" },
  photosByKey: ({ apartments }) =>
    Object.fromEntries(apartments.map(({ key }) => [key, "photo" as const])),
  photoSets: ({ apartments }) => apartments.map(({ photoSet }) => photoSet),
  preview: "hero",
  css: ({ facts: { apartments } }) => {
    const rules = apartments.map(({ key, photoSet, colour }) => {
      const shadows = `#${photoSet},a[href="#${photoSet}"],[data-photo-grid="${photoSet}"]`;
      const parts = `[data-home="${key}"],.is-${key}`;
      const value = `var(${apartmentColours[colour]})`;
      return `${shadows}{--shade:${value}}${parts}{--tint:${value}}`;
    });
    return [`#compare{--homes:${apartments.length + 1}}`, ...rules].join("\n");
  },
  faults: ({ facts, text, file }) => {
    const keys = facts.apartments.map(({ key }) => key);
    const homes = ["compare", "homes"];
    return [
      ...differingKeys({ file, path: ["apartments"] }, keys, text.apartments),
      ...(text.compare
        ? differingKeys({ file, path: homes }, ["house", ...keys], text.compare.homes)
        : problemIf(keys.length > 1, "missing", file, ["compare"])),
      ...(text.plans
        ? planFaults(facts.plans, text.plans, file)
        : problemIf(facts.plans.length > 0, "missing", file, ["plans"])),
    ];
  },
  data: (page) => {
    const { href, facts, photos, photosByKey } = page;
    const { units } = page.shared;
    const { capacity, compare, plans, apartments, ...text } = page.text;
    return {
      text,
      photos,
      apartments: facts.apartments.flatMap((apartment) => {
        const { key, photoSet } = apartment;
        const [own, photo] = [apartments[key], photosByKey[key]];
        if (!own || !photo) return [];
        return [
          {
            key,
            id: photoSet,
            ...own,
            photo,
            price: fromPricePerNight(facts, units, key),
            holds: holdsLine(apartment, capacity, units),
            /** One apartment is the house. */
            booking:
              facts.apartments.length > 1 ? `${href("booking")}?home=${key}` : href("booking"),
            set: page.setOf(photoSet, own.name),
          },
        ];
      }),
      /** One apartment has nothing to compare with. */
      compare:
        compare && facts.apartments.length > 1 ? compareData(page, compare, page.text) : undefined,
      plans: plans ? plansData(page, plans, apartments) : undefined,
    };
  },
});

export type InterniData = DataOf<typeof content>;

export type ApartmentData = InterniData["apartments"][number];
