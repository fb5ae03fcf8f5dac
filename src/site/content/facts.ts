import { z } from "zod";
import { dayFormats } from "../../modules/calendar-days/calendar-days.ts";
import { editorAddress, sitePages } from "../site-map/pages.ts";
import { nonEmptyText as text } from "./text-kinds.ts";

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
  ...["it", "404", "offline", "index", editorAddress.slice(1)],
  ...["assets", "photos", "pdf", "demo", "fonts", "icons", "social"],
]);

/** A name that other entries and files refer to. */
const key = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, "a name of letters and figures is expected, such as apartment1");

const villa = z.strictObject({
  name: text,
  /** Beside the mark in header, menu and footer, where the name is too long for a phone. */
  nameShort: text.optional(),
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
  /** The number of the VAT or of the tax office, as the country writes it. */
  vat: z
    .string()
    .regex(
      /^[A-Z0-9][A-Z0-9 ./-]{4,24}$/i,
      "the number as your country writes it is expected, such as IT00000000000",
    )
    .optional(),
  /** Registration codes, in the order in which pages list them; their names are in `footer.json`. */
  codes: z.array(z.strictObject({ key, value: text })).default([]),
  /** The year in which the work on the house began. */
  restoredSince: z.int().min(1).max(9999).optional(),
});

const setName = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    "the name of a folder is expected: small letters, figures, hyphens",
  );

/** Colours of the palette that an apartment can have, and the tokens that hold them. */
export const apartmentColours = {
  ochre: "--ochre",
  sage: "--sage-light",
  blue: "--dust-blue",
  rose: "--dust-rose",
  clay: "--clay",
  olive: "--olive-grey",
  lilac: "--lilac",
  sand: "--sand",
} as const;
type ColourName = keyof typeof apartmentColours;

const apartment = z.strictObject({
  /** Other entries and the texts refer to the apartment by it; not `house` and not `shared`. */
  key: key.refine((name) => !["house", "shared"].includes(name), "is taken; choose another name"),
  name: text,
  /** Its folder in `content/photos`, which is also the id of its section. */
  photoSet: setName,
  /** The colour of its shadows, and of its rooms on the plans. */
  colour: z.enum(Object.keys(apartmentColours) as [ColourName, ...ColourName[]]),
  floor: z.int(),
  guests: z.int().min(1),
  doubleBedrooms: count,
  singleBedrooms: count,
  bathrooms: count,
  kitchen: z.boolean(),
  sauna: z.boolean(),
  veranda: z.boolean(),
  sharedTerrace: z.boolean(),
  areaSquareMetres: z.number().positive().optional(),
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
  /** The key of its name in `interni.json`. */
  key,
  file: z.string().regex(/^[\w-]+\.svg$/, "an SVG file of content/plans is expected"),
  scaleMetres: z.number().positive(),
  rooms: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        room: text,
        /** Key of an apartment, or `shared`. */
        home: text,
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
  /** The lowest price of a night, of the house and of each apartment by its key. */
  from: z.object({ house: z.number().positive() }).catchall(z.number().positive()),
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
  name: setName,
  /** The files in the order of the carousel, if not that of the captions. */
  order: z.array(text).optional(),
  startCount: z.union([z.literal("all"), z.int().min(1)], {
    error: 'the number of photographs to begin with is expected, or "all"',
  }),
});

// Google's names and values for a VacationRental, for the structured data of the house.
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

const facts = z.strictObject({
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
    social: z.array(z.strictObject({ network: text, url: httpsAddress })).default([]),
  }),
  address: z.strictObject({
    street: text,
    postalCode: z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9 -]{2,9}$/i, "the code as your country writes it is expected"),
    city: text,
    province: text,
    /** Written after the town, in countries where that is usual. */
    provinceCode: z
      .string()
      .regex(/^[A-Z]{2,3}$/, "two or three capital letters are expected")
      .optional(),
    region: text,
    countryCode: z.string().regex(/^[A-Z]{2}$/, "two capital letters are expected"),
    /** The name of the road to the gate, as on signs. */
    road: text.optional(),
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
    .max(4)
    .default([]),
  capacity: z.strictObject({
    guests: z.int().min(1),
    bedrooms: z.int().min(1),
    bathrooms: count,
    kitchens: count,
    largeTerraces: count,
    coveredPatio: z.boolean(),
    parkingSpaces: count,
  }),
  apartments: z.array(apartment).min(1).max(8),
  plans: z.array(plan).default([]),
  /** Left out by a house without one. */
  pool: z
    .strictObject({
      areaSquareMetres: z.number().positive(),
      lengthMetres: z.number().positive(),
      widthMetres: z.number().positive(),
      jacuzzi: z.boolean(),
      waterfalls: count,
      counterCurrent: z.boolean(),
      lounge: z.boolean(),
      openMonths: z.array(z.int().min(1).max(12)).optional(),
    })
    .optional(),
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
    paymentReminderDays: count,
    /** For refunds, and for damage beyond the deposit. */
    settlementDays: count,
    faultsReportedWithinHours: count,
    extrasCancellableHoursBefore: count,
  }),
  legal: z.strictObject({
    textsUpdated: z.iso.date("a date is expected, year first, such as 2026-11-01"),
    /** The town of the court that is competent for disputes. */
    court: text,
    dataKeptYears: count,
    profilingDataKeptMonths: count,
  }),
  seasons: z.strictObject({ example: z.boolean(), items: z.array(season).min(1) }).optional(),
  bookingEngineQuery: bookingEngineQuery.optional(),
  emergencyNumber: z.string().regex(/^\d{2,6}$/, "figures alone are expected, such as 112"),
  photoSets: z.array(photoSet).min(1),
  services: z.array(z.strictObject({ key: text, onRequest: z.boolean() })).default([]),
  surroundings: z.array(z.strictObject({ key, minutes })).max(16).default([]),
  places: z.array(z.strictObject({ name: text, ...position })).default([]),
  amenityFeature: z.array(amenity),
});
/** Patterns of Italy: the tax numbers of companies and persons, postal codes, the CIN. */
const italian = {
  vat: /^(IT)?\d{11}$|^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/,
  postalCode: /^\d{5}$/,
  cin: /^IT\d{6}[A-Z]\d[A-Z0-9]{1,8}$/,
};

/** `content/facts.json`: the owner's data that is the same in all languages. */
export const factsSchema = facts.superRefine(({ villa, address }, context) => {
  if (address.countryCode !== "IT") return;
  const expect = (
    path: PropertyKey[],
    value: string | undefined,
    kind: keyof typeof italian,
    what: string,
  ) => {
    if (value === undefined || italian[kind].test(value)) return;
    context.addIssue({ code: "custom", path, message: `is "${value}"; ${what}` });
  };
  expect(
    ["villa", "vat"],
    villa.vat,
    "vat",
    "a partita IVA such as IT00000000000 or a codice fiscale is expected",
  );
  expect(["address", "postalCode"], address.postalCode, "postalCode", "five figures are expected");
  villa.codes.forEach(({ key, value }, index) => {
    if (key !== "cin") return;
    expect(
      ["villa", "codes", index, "value"],
      value,
      "cin",
      "the national identification code is expected as the ministry issued it, such as IT074008C200000000",
    );
  });
});
export type Facts = z.output<typeof factsSchema>;
