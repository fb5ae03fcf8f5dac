import { z } from "zod";
import { photoSetNames } from "../pictures/photo.ts";
import { sitePages } from "../site-map/pages.ts";
import { emptyText } from "./text-kinds.ts";

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

/** First path segments that the villa's slug cannot be. */
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

export const apartmentKeys = ["apartment3", "apartment1", "apartment2"] as const;
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

const photoSet = z.strictObject({
  name: z.enum(photoSetNames),
  startCount: z.union([z.literal("all"), z.int().min(1)], {
    error: 'the number of photographs to begin with is expected, or "all"',
  }),
});

// Google's names and values for a VacationRental (requirement S-11).
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

/** `content/facts.json`: the owner's data that is the same in both languages. */
export const factsSchema = z.strictObject({
  villa,
  contact: z.strictObject({
    phone: z
      .string()
      .regex(/^\+\d[\d ]{5,}\d$/, "a number with its country is expected, such as +39 0831 000000"),
    email: z.email("an e-mail address is expected"),
    social: z.strictObject({ network: text, url: httpsAddress }),
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
