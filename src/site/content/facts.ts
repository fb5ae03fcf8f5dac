import { z } from "zod";
import { dayFormats } from "../../modules/calendar-days/calendar-days.ts";
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
  areaSquareMetres: z.number().positive(),
  beds: z
    .array(
      z.strictObject({
        type: z.enum(["double", "french", "single"]),
        count: z.int().min(1),
        widthCentimetres: z.int().min(60).max(250),
      }),
    )
    .min(1),
});

/** A storey with its drawing in `content/plans`, and the rooms that have a number in it. */
const plan = z.strictObject({
  key: z.enum(["ground", "first"]),
  file: z.string().regex(/^[\w-]+\.svg$/, "an SVG file of content/plans is expected"),
  scaleMetres: z.number().positive(),
  rooms: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        room: text,
        home: z.enum([...apartmentKeys, "shared"]),
        areaSquareMetres: z.number().positive().optional(),
      }),
    )
    .min(1),
});

const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "month and day are expected, such as 05-29");

const season = z.strictObject({
  key: text,
  /** First and last day, both included; a period may cross the end of the year. */
  periods: z.array(z.tuple([dayOfYear, dayOfYear])).min(1),
  /** The lowest price of a night. */
  from: z.strictObject({
    house: z.number().positive(),
    apartment3: z.number().positive(),
    apartment1: z.number().positive(),
    apartment2: z.number().positive(),
  }),
  minimumNights: z.int().min(1),
  /** ISO days of the week, 1 is Monday; empty for any day. */
  arrivalDays: z.array(z.int().min(1).max(7)),
});

/** The names under which the booking engine expects a stay in its address. */
const bookingEngineQuery = z.strictObject({
  arrival: text,
  departure: text,
  guests: text,
  nights: text.optional(),
  dateFormat: z.enum(dayFormats),
});

const photoSet = z.strictObject({
  name: z.enum(photoSetNames),
  /** The files in the order of the carousel, if not that of the captions. */
  order: z.array(text).optional(),
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
    whatsapp: z
      .string()
      .regex(
        /^[1-9]\d{6,14}$/,
        "a number with its country is expected, figures only, such as 390831000000",
      )
      .optional(),
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
  plans: z.array(plan).default([]),
  pool: z.strictObject({
    areaSquareMetres: z.number().positive(),
    lengthMetres: z.number().positive(),
    widthMetres: z.number().positive(),
    jacuzzi: z.boolean(),
    waterfalls: count,
    counterCurrent: z.boolean(),
    lounge: z.boolean(),
    openMonths: z.array(z.int().min(1).max(12)).optional(),
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
  seasons: z.strictObject({ example: z.boolean(), items: z.array(season).min(1) }).optional(),
  bookingEngineQuery: bookingEngineQuery.optional(),
  emergencyNumber: z.string().regex(/^\d{2,6}$/, "figures alone are expected, such as 112"),
  photoSets: z.array(photoSet).length(photoSetNames.length),
  services: z
    .array(z.strictObject({ key: text, column: z.enum(["left", "right"]), onRequest: z.boolean() }))
    .length(15),
  surroundings: z.array(z.strictObject({ key: text, minutes })).length(5),
  places: z.array(z.strictObject({ name: text, ...position })).min(1),
  amenityFeature: z.array(amenity).min(1),
});
export type Facts = z.output<typeof factsSchema>;
