import { apartmentColours, factsSchema } from "../../../src/site/content/facts.ts";
import type { Draft } from "../../content/draft.ts";
import { telephoneFaults } from "../../content/fact-checks.ts";
import { type Answers, answersSchema, slugOf } from "./answers.ts";
import example from "./template/example.json" with { type: "json" };
import usual from "./template/facts.json" with { type: "json" };

/** The key of the apartment at an index, which is also the name of its folder of photographs. */
export function apartmentKey(index: number): string {
  return `apartment${index + 1}`;
}

export function setsOf({ pool, apartments }: Answers): string[] {
  return ["villa", ...(pool ? ["pool"] : []), ...apartments.map((_, index) => apartmentKey(index))];
}

/** Facts without a question have the values of `template/facts.json`; `usualFacts` lists them. */
export function houseFacts(answers: Answers, today: Date) {
  const { name, address, latitude, longitude, pool, apartments } = answers;
  const slug = slugOf(name);
  const marker = `${latitude}%2C${longitude}`;
  const box = [longitude - 0.05, latitude - 0.035, longitude + 0.05, latitude + 0.035];
  const colours = Object.keys(apartmentColours);
  const sum = (key: "guests" | "bedrooms") =>
    apartments.reduce((total, apartment) => total + apartment[key], 0);
  return {
    villa: {
      name,
      ...(answers.kind !== "villa" && { kind: answers.kind }),
      ...(answers.nameShort && { nameShort: answers.nameShort }),
      slug,
      siteUrl: answers.siteUrl ?? `https://${slug}.example`,
      legalName: answers.legalName ?? name,
      ...(answers.vat && { vat: answers.vat }),
      codes: answers.codes.map(({ key, value }) => ({ key, value })),
    },
    contact: {
      phone: answers.phone,
      ...(answers.whatsapp && { whatsapp: answers.whatsapp }),
      email: answers.email,
      social: [],
    },
    address,
    geo: {
      latitude,
      longitude,
      mapZoom: 13,
      mapEmbedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((edge) => edge.toFixed(5)).join("%2C")}&layer=mapnik&marker=${marker}`,
      mapLinkUrl: `https://www.google.com/maps/search/?api=1&query=${marker}`,
    },
    airports: answers.airports,
    capacity: {
      guests: sum("guests"),
      bedrooms: sum("bedrooms"),
      bathrooms: apartments.length,
      kitchens: apartments.length,
      ...usual.capacity,
    },
    apartments: apartments.map(({ name, guests, bedrooms }, index) => ({
      key: apartmentKey(index),
      name,
      photoSet: apartmentKey(index),
      colour: colours[index],
      guests,
      doubleBedrooms: bedrooms,
      ...usual.apartment,
      beds: [{ ...usual.bed, count: bedrooms }],
    })),
    plans: [],
    ...(pool && {
      pool: {
        areaSquareMetres: pool.length * pool.width,
        lengthMetres: pool.length,
        widthMetres: pool.width,
        ...usual.pool,
      },
    }),
    stay: {
      ...usual.stay,
      ...(answers.minimumAge && { minimumAge: answers.minimumAge }),
      pets: answers.pets,
      currency: address.countryCode === "CH" ? "CHF" : "EUR",
    },
    legal: {
      textsUpdated: today.toISOString().slice(0, 10),
      court: address.province,
      ...usual.legal,
    },
    photoSets: setsOf(answers).map((set) => ({ name: set, startCount: "all" })),
    ...usual.lists,
    amenityFeature: pool ? [{ name: "pool", value: true }] : [],
  };
}

/** What `houseFacts` could not know, for `draft` of `settings.json`. */
export function usualFacts({ siteUrl, codes, vat }: Answers): Draft[] {
  return [
    ...(["draft-stay", "draft-legal", "draft-rooms", "draft-law"] as const),
    ...(siteUrl ? [] : (["draft-address"] as const)),
    ...(codes.length > 0 ? [] : (["draft-codes"] as const)),
    ...(vat ? [] : (["draft-vat"] as const)),
  ];
}

const accepted = answersSchema.parse(example);

export type SomeAnswers = Partial<Omit<Answers, "address">> & {
  address?: Partial<Answers["address"]>;
};

/** Whether the build accepts what follows from some answers, so that a wrong one is asked again at once. */
export function isAccepted({ address, ...answers }: SomeAnswers): boolean {
  const whole = { ...accepted, ...answers, address: { ...accepted.address, ...address } };
  const { data } = factsSchema.safeParse(houseFacts(whole, new Date()));
  return data !== undefined && telephoneFaults(data).length === 0;
}
