import { z } from "zod";
import { sitePages } from "../../src/site/site-map/pages.ts";

// What is the owner's and has no language: content/facts.json, content/settings.json,
// content/photos/slots.json and the captions beside the photographs.

/** Every empty text carries this message, by which it is told from a malformed one. */
export const emptyText = "a text is expected";

const text = z.string().regex(/\S/, emptyText);
const count = z.int().min(0);
const minutes = z.int().min(1).max(600);
const percent = z.number().min(0).max(100);
const httpsAddress = z.url({
  protocol: /^https$/,
  error: "an address that begins with https:// is expected",
});
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 16:00 is expected");
const position = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** Addresses of the site that a villa's own page cannot take. */
const takenSlugs = new Set([
  ...sitePages("").flatMap((page) => (page.name === "villa" ? [] : page.path.slice(1))),
  ...["it", "404", "offline", "assets", "photos", "pdf", "demo"],
]);

const villa = z.strictObject({
  name: text,
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "small letters, figures and hyphens are expected, such as villa-ulia",
    )
    .refine(
      (slug) => !takenSlugs.has(slug),
      "is the address of something else; choose another name",
    ),
  siteUrl: z
    .string()
    .regex(
      /^https:\/\/[^\s/?#]+$/,
      "the site's address is expected, with https:// and without a slash at the end",
    ),
  legalName: text,
  vat: z
    .string()
    .regex(
      /^[A-Z]{2}[A-Z0-9]{8,12}$/,
      "a VAT number with its country is expected, such as IT00000000000",
    ),
  cin: z
    .string()
    .regex(
      /^IT\d{6}[A-Z]\d[A-Z0-9]{1,8}$/,
      "the national identification code is expected as the ministry issued it, such as IT074008C200000000",
    ),
  regionalCode: z
    .string()
    .regex(
      /^[A-Z]{2}\d{17}$/,
      "the region's structure code is expected, two letters and 17 figures, such as BR07400891000000000",
    ),
});

const apartmentKeys = ["apartment3", "apartment1", "apartment2"] as const;
const apartment = z.strictObject({
  key: z.enum(apartmentKeys),
  floor: z.int(),
  guests: z.int().min(1),
  doubleBedrooms: count,
  singleBedrooms: count,
  bathrooms: count,
  kitchen: z.boolean(),
  sauna: z.boolean(),
  veranda: z.boolean(),
  sharedTerrace: z.boolean(),
});

export const photoSetNames = [
  "villa",
  "pool",
  "apartment-3",
  "apartment-1",
  "apartment-2",
  "experience",
] as const;

const photoSet = z.strictObject({
  name: z.enum(photoSetNames),
  startCount: z.union([z.literal("all"), z.int().min(1)], {
    error: 'the number of photographs to begin with is expected, or "all"',
  }),
});

// Google's names and values for a VacationRental, requirement S-11.
const yesNoAmenities = [
  "ac",
  "airportShuttle",
  "balcony",
  "beachAccess",
  "childFriendly",
  "crib",
  "elevator",
  "fireplace",
  "freeBreakfast",
  "gymFitnessEquipment",
  "heating",
  "hotTub",
  "instantBookable",
  "ironingBoard",
  "kitchen",
  "microwave",
  "outdoorGrill",
  "ovenStove",
  "patio",
  "petsAllowed",
  "pool",
  "privateBeachAccess",
  "selfCheckinCheckout",
  "smokingAllowed",
  "tv",
  "washerDryer",
  "wheelchairAccessible",
  "wifi",
] as const;
const amenity = z.discriminatedUnion(
  "name",
  [
    z.strictObject({ name: z.enum(yesNoAmenities), value: z.boolean() }),
    z.strictObject({
      name: z.enum(["internetType", "parkingType"]),
      value: z.enum(["Free", "Paid", "None"]),
    }),
    z.strictObject({ name: z.literal("poolType"), value: z.enum(["Indoor", "Outdoor", "None"]) }),
  ],
  { error: "a name from Google's list for holiday lets is expected, such as hotTub" },
);

export const factsSchema = z.strictObject({
  villa,
  contact: z.strictObject({
    phone: z
      .string()
      .regex(/^\+\d[\d ]{5,}\d$/, "a number with its country is expected, such as +39 0831 000000"),
    email: z.email("an e-mail address is expected"),
    social: z.strictObject({ network: text, handle: text, url: httpsAddress }),
  }),
  address: z.strictObject({
    street: text,
    postalCode: z.string().regex(/^\d{5}$/, "five figures are expected"),
    city: text,
    province: text,
    provinceCode: z.string().regex(/^[A-Z]{2}$/, "two capital letters are expected"),
    region: text,
    countryCode: z.string().regex(/^[A-Z]{2}$/, "two capital letters are expected"),
  }),
  geo: z.strictObject({
    ...position,
    mapZoom: z.int().min(1).max(19),
    mapEmbedUrl: httpsAddress,
    mapLinkUrl: httpsAddress,
  }),
  airports: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{3}$/, "three capital letters are expected"),
        minutes,
        km: z.number().positive().max(1000),
        road: text,
      }),
    )
    .length(2),
  capacity: z.strictObject({
    guests: z.int().min(1),
    bedrooms: z.int().min(1),
    bathrooms: count,
    kitchens: count,
    largeTerraces: count,
    coveredPatio: z.boolean(),
    parkingSpaces: count,
  }),
  apartments: z.array(apartment).length(apartmentKeys.length),
  pool: z.strictObject({
    areaSquareMetres: z.number().positive(),
    lengthMetres: z.number().positive(),
    widthMetres: z.number().positive(),
    jacuzzi: z.boolean(),
    waterfalls: count,
    counterCurrent: z.boolean(),
    lounge: z.boolean(),
  }),
  stay: z.strictObject({
    checkInFrom: clock,
    checkInTo: clock,
    checkOutBy: clock,
    minimumAge: count,
    pets: z.enum(["onRequest", "allowed", "notAllowed"]),
    quietHoursFrom: clock,
    quietHoursTo: clock,
    currency: z.string().regex(/^[A-Z]{3}$/, "three capital letters are expected, such as EUR"),
    bookingDepositPercent: percent,
    balanceDueDaysBeforeArrival: count,
    freeCancellationDaysBeforeArrival: count,
    securityDeposit: z.number().min(0),
    securityDepositReturnedWithinDays: count,
  }),
  photoSets: z.array(photoSet).length(photoSetNames.length),
  services: z
    .array(z.strictObject({ key: text, column: z.enum(["left", "right"]), onRequest: z.boolean() }))
    .length(15),
  surroundings: z.array(z.strictObject({ key: text, minutes })).length(5),
  places: z.array(z.strictObject({ name: text, ...position })).min(1),
  amenityFeature: z.array(amenity).min(1),
});
export type Facts = z.output<typeof factsSchema>;

export const settingsSchema = z.strictObject({
  /** Whether both switches of the cookie preferences are on when the window first opens. */
  preselected: z.boolean(),
});
export type Settings = z.output<typeof settingsSchema>;

const slot = z.string().regex(/^[a-z0-9-]+\/[\w-]+$/, "a photograph is expected, such as villa/01");

/** Which photograph stands where, per page. */
export const slotsSchema = z.strictObject({
  home: z.strictObject({
    hero1: slot,
    hero2: slot,
    hero3: slot,
    villa: slot,
    interior: slot,
    experience: slot,
  }),
  villa: z.strictObject({ opening: slot, portrait: slot, pool: slot }),
  interni: z.strictObject({ opening: slot, apartment3: slot, apartment1: slot, apartment2: slot }),
  experience: z.strictObject({ opening: slot, between: slot }),
  about: z.strictObject({ portrait: slot, pair1: slot, pair2: slot }),
});
export type Slots = z.output<typeof slotsSchema>;

/** The id of the photograph that a slot names: `villa/01` is `villa-01`. */
export function photoId(slot: string): string {
  return slot.replace("/", "-");
}

/** `captions.json` beside the photographs of a set, after English has stood in for missing Italian. */
export const captionsSchema = z.array(
  z.strictObject({
    file: text,
    en: text,
    it: text,
    focus: z
      .string()
      .regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, "two percentages are expected, such as 47% 62%")
      .default("50% 50%"),
  }),
);
