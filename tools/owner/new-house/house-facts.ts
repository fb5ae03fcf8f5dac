import { apartmentColours, factsSchema } from "../../../src/site/content/facts.ts";
import type { Problem } from "../../../src/site/content/problem.ts";
import { telephoneFaults } from "../../content/fact-checks.ts";
import { checkFile } from "../../content/problems/schema.ts";
import { say } from "../words.ts";
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

/** Facts without a question have the values of `template/facts.json`, whose `draft` lists them. */
export function houseFacts(answers: Answers, today: Date) {
  const { name, latitude, longitude, pool, language } = answers;
  const address = {
    ...answers.address,
    province: `[${say("newHouse.province", language)}]`,
    region: `[${say("newHouse.region", language)}]`,
  };
  const apartments = answers.apartments.map((each) => ({
    ...each,
    bedrooms: Math.ceil(each.guests / 2),
  }));
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
      ...(answers.kindWords && { kindWords: answers.kindWords }),
      slug,
      siteUrl: `https://${slug}.example`,
      legalName: name,
      codes: [],
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
    ...(pool && {
      pool: {
        areaSquareMetres: pool.length * pool.width,
        lengthMetres: pool.length,
        widthMetres: pool.width,
        ...usual.pool,
      },
    }),
    stay: { ...usual.stay, currency: address.countryCode === "CH" ? "CHF" : "EUR" },
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

/** What the build would refuse in some answers, the first thing alone. */
export function refusal(given: SomeAnswers): Problem | undefined {
  // without what is undefined
  const { address, ...some } = JSON.parse(JSON.stringify(given));
  const whole = { ...example, ...some, address: { ...example.address, ...address } };
  const answers = checkFile(onlyFile(whole), file, answersSchema);
  if (!answers.value) return answers.problems[0];
  const facts = checkFile(onlyFile(houseFacts(answers.value, new Date())), file, factsSchema);
  return facts.problems[0] ?? (facts.value && telephoneFaults(facts.value)[0]);
}

const file = "facts.json";

function onlyFile(value: unknown) {
  return { texts: new Map([[file, Buffer.from(JSON.stringify(value))]]) };
}

/** In the shape of `answersSchema`, as far as there are answers; their values may be wrong. */
export type SomeAnswers = { address: object; [key: string]: unknown };
