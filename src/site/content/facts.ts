import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { type Day, dayFormats } from "../../modules/calendar-days.ts";
import { allPages, editorAddress, listedPages } from "../site-map/pages.ts";
import { accessibilityShape, accessShape } from "./access.ts";
import choices from "./fact-choices.json" with { type: "json" };
import {
  type Format,
  formats,
  formatted,
  hasCheckDigit,
  hostAddress,
  httpsAddress,
  ordinal,
  unique,
} from "./formats.ts";
import { languageCodes } from "./language-files.ts";
import { issue, type KeyPath } from "./problem.ts";
import { nonEmptyText as text } from "./text-kinds.ts";
import yesNoAmenities from "./yes-no-amenities.json" with { type: "json" };

// as many as fields, calendars and plans can show
const count = z.int().min(0).max(9999);
const people = z.int().min(1).max(500);
const minutes = z.int().min(1).max(600);
const percent = z.number().min(0).max(100);
const price = z.number().positive().meta({ unit: "money" });
const clock = formatted("clock");
const position = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** Addresses that are not free for the villa, nor for a page of the owner's. */
export const takenSlugs = new Set<string>([
  ...listedPages(allPages("")).flatMap((page) => (page.name === "villa" ? [] : page.path.slice(1))),
  ...[...languageCodes, "404", "offline", "index", editorAddress.slice(1)],
  ...["assets", "photos", "pdf", "demo", "fonts", "icons", "social"],
]);

declare module "zod" {
  /** What stands beside a fact in its row, for texts and the editor; its labels are the desk's. */
  interface GlobalMeta {
    /** Of a text of a page, in the owner's languages, where the desk has no label for its key. */
    label?: { en: string; it: string };
    /** The name in braces by which texts write it or ask for it, `{guests}`, `{?sauna}`; `true`: its key. */
    inTexts?: true | string;
    /** How it is written, where a number or text is not written as it is. */
    unit?: "clock" | "date" | "money" | "year";
    /** Of a list: the key whose value begins the names of an entry, `{apartment1.guests}`. */
    namedBy?: string;
  }
}

const key = formatted("key");

/** A number that can be called, with the prefix of its country. */
function telephone(format: "phone" | "whatsapp") {
  return formatted(format).superRefine((value, context) => {
    const number = parsePhoneNumberFromString(`+${value.replace(/\D/g, "")}`);
    if (!formats[format].test(value) || number?.isValid()) return;
    context.addIssue(
      number
        ? issue("phone-country", { value, code: number.countryCallingCode })
        : issue("phone-nowhere", { value }),
    );
  });
}

/** Kinds of houses, with Google's word for each in the structured data; colours, with their tokens. */
export const { houseKinds, apartmentColours } = choices;
export type HouseKind = keyof typeof houseKinds;

const villa = z.strictObject({
  name: text.meta({ inTexts: true }),
  kind: z.enum(Object.keys(houseKinds) as [HouseKind, ...HouseKind[]]).optional(),
  /** In place of a kind: the owner's own word in the forms that a language's file has, with commas. */
  kindWords: z.partialRecord(z.enum(languageCodes), formatted("kindWords")).optional(),
  /** Beside the mark in header, menu and footer, where the name is too long for a phone. */
  nameShort: text.optional(),
  slug: formatted("slug")
    .refine((slug) => !takenSlugs.has(slug), issue("slug-taken"))
    .meta({ inTexts: true }),
  siteUrl: hostAddress("siteUrl"),
  legalName: text.meta({ inTexts: true }),
  vat: formatted("vat").meta({ inTexts: true }).optional(),
  codes: z
    .array(z.strictObject({ key, value: text.meta({ inTexts: "" }) }))
    .superRefine(unique("key"))
    .meta({ inTexts: true, namedBy: "key" })
    .default([]),
  restoredSince: z.int().min(1).max(9999).meta({ inTexts: true, unit: "year" }).optional(),
});

/** Several apartments are never one, and a word of the owner's own is that of a house. */
export function kindOf({ villa, apartments }: Pick<Facts, "villa" | "apartments">): HouseKind {
  const isOne = villa.kind !== "apartment" || apartments.length === 1;
  return villa.kindWords || !isOne ? "house" : (villa.kind ?? "villa");
}

const setName = formatted("folder");

type ColourName = keyof typeof apartmentColours;

const apartment = z.strictObject({
  key: key.refine((name) => !["house", "shared"].includes(name), issue("key-taken")),
  name: text.meta({ inTexts: true }),
  /** Its folder in `content/photos`, which is also the id of its section. */
  photoSet: setName,
  colour: z.enum(Object.keys(apartmentColours) as [ColourName, ...ColourName[]]),
  floor: z.int().min(-99).max(99),
  guests: people.meta({ inTexts: true }),
  doubleBedrooms: count.meta({ inTexts: true }),
  singleBedrooms: count.meta({ inTexts: true }),
  bathrooms: count.meta({ inTexts: true }),
  kitchen: z.boolean().meta({ inTexts: true }),
  sauna: z.boolean().meta({ inTexts: true }),
  veranda: z.boolean().meta({ inTexts: true }),
  sharedTerrace: z.boolean().meta({ inTexts: true }),
  areaSquareMetres: z.number().positive().meta({ inTexts: "area" }).optional(),
  beds: z
    .array(
      z.strictObject({
        type: z.enum(["double", "french", "single"]),
        count: z.int().min(1).max(99),
        widthCentimetres: z.int().min(60).max(250),
      }),
    )
    .min(1),
});

const plan = z.strictObject({
  key,
  file: formatted("svg"),
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
    .min(1)
    .superRefine(unique("number")),
});

const dayOfYear = formatted("dayOfYear");
const period = z.tuple([dayOfYear, dayOfYear], "period" satisfies Format);
const day = z.iso.date("date" satisfies Format);

/** By language; the others show the first that there is. */
const inSomeLanguages = z.partialRecord(z.enum(languageCodes), text);

const notice = z.strictObject({
  from: day,
  to: day,
  text: inSomeLanguages,
  /** A page of the site, the folder of one of the owner's own, or an address. */
  link: z.union([formatted("slug"), httpsAddress]).optional(),
});

const review = z
  .strictObject({
    text: inSomeLanguages,
    language: z.enum(languageCodes),
    name: text,
    month: formatted("month"),
    where: text.optional(),
    url: httpsAddress.optional(),
  })
  .refine((each) => each.text[each.language], { ...issue("missing"), path: ["text"] });

const season = z.strictObject({
  key: text,
  /** First and last day, both included; a period may cross the end of the year. */
  periods: z.array(period).min(1),
  from: z.object({ house: price }).catchall(price),
  minimumNights: z.int().min(1).max(365),
  /** ISO days of the week, 1 is Monday; empty for any day. */
  arrivalDays: z.array(ordinal("weekday", 7)),
});

/** What is paid besides the nights. */
const fees = z.strictObject({
  /** Once a stay, by every guest; within each sum of the site. */
  cleaning: z.object({ house: z.number().positive() }).catchall(z.number().positive()).optional(),
  pet: z
    .strictObject({
      amount: z.number().positive().meta({ inTexts: "petFee", unit: "money" }),
      per: z.enum(["stay", "night"]).default("stay"),
      /** How many are welcome. */
      upTo: z.int().min(1).max(99).optional().meta({ inTexts: "petsWelcome" }),
    })
    .optional(),
  /** Of a person, for a night. */
  touristTax: z
    .strictObject({
      amount: z.number().positive().meta({ inTexts: "touristTax", unit: "money" }),
      upToNights: z.int().min(1).max(365).optional().meta({ inTexts: "touristTaxNights" }),
      fromAge: z.int().min(1).max(120).optional().meta({ inTexts: "touristTaxFromAge" }),
    })
    .optional(),
});

/** Nights that are taken: the first, and the morning of departure; for an apartment, or `house`. */
const taken = z.strictObject({
  example: z.boolean().default(false),
  /** Days after which each comes again, so that the demo never runs dry. */
  repeatsAfterDays: z.int().min(1).max(9999).optional(),
  items: z.array(
    z.strictObject({ home: text, from: day, to: day }).superRefine(({ from, to }, context) => {
      if (from >= to) context.addIssue({ ...issue("taken-order", { from, to }), path: ["to"] });
    }),
  ),
});

/** Periods of every year in which nobody can stay: first and last night; they win over a season. */
const closed = z.strictObject({
  example: z.boolean().default(false),
  periods: z.array(period),
});

const booking = z.strictObject({
  show: z.enum(["frame", "link", "none"]).default("frame"),
  /** From this width of the window on, this height of the frame, in px; until the engine tells its own. */
  frameHeight: z
    .array(z.tuple([count, z.int().min(100).max(6000)], "pair" satisfies Format))
    .default([[0, 900]]),
});

/** Names of an engine that is not known; for one that is, `home` alone. */
const bookingEngineQuery = z
  .strictObject({
    arrival: text.optional(),
    departure: text.optional(),
    guests: text.optional(),
    nights: text.optional(),
    dateFormat: z.enum(dayFormats).default("yyyy-MM-dd"),
    /** What the engine calls each home, by the key of the apartment, or `house`. */
    home: z.strictObject({ name: text.optional(), values: z.record(key, text) }).optional(),
  })
  .superRefine(({ home, ...names }, context) => {
    const all = ["arrival", "departure", "guests"] as const;
    const lacking = all.filter((name) => !names[name]);
    if (home && lacking.length === all.length) return;
    for (const name of lacking) context.addIssue({ ...issue("missing"), path: [name] });
  });

const hosts = z.strictObject({
  names: z.array(text).min(1),
  languages: z.array(formatted("languageTag")).default([]),
  photo: formatted("photo").optional(),
  focus: formatted("focus").optional(),
});

const photoSet = z.strictObject({
  name: setName,
  /** The files in the order of the carousel, if not that of the captions. */
  order: z.array(text).superRefine(unique()).optional(),
  startCount: z.union([z.literal("all"), z.int().min(1)], {
    error: "startCount" satisfies Format,
  }),
});

// Google's names and values for a VacationRental, for the structured data of the house.
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
  { error: "amenity" satisfies Format },
);

const facts = z.strictObject({
  villa,
  contact: z.strictObject({
    phone: telephone("phone").meta({ inTexts: true }),
    whatsapp: telephone("whatsapp").meta({ inTexts: true }).optional(),
    email: formatted("email").meta({ inTexts: true }),
    social: z
      .array(z.strictObject({ network: text, url: httpsAddress }))
      .meta({ inTexts: true })
      .default([]),
  }),
  address: z.strictObject({
    street: text,
    postalCode: formatted("postalCode"),
    city: text.meta({ inTexts: true }),
    province: text.meta({ inTexts: true }),
    /** Written after the town, in countries where that is usual. */
    provinceCode: formatted("province").optional(),
    region: text.meta({ inTexts: true }),
    countryCode: formatted("country"),
    road: text.meta({ inTexts: true }).optional(),
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
        code: formatted("airport"),
        minutes: minutes.meta({ inTexts: true }),
        km: z.number().positive().max(1000).meta({ inTexts: true }),
        road: text.meta({ inTexts: true }),
      }),
    )
    .max(4)
    .meta({ inTexts: true, namedBy: "code" })
    .default([]),
  capacity: z.strictObject({
    guests: people.meta({ inTexts: true }),
    bedrooms: people.meta({ inTexts: true }),
    bathrooms: count.meta({ inTexts: true }),
    kitchens: count.meta({ inTexts: true }),
    largeTerraces: count.meta({ inTexts: true }),
    coveredPatio: z.boolean().meta({ inTexts: true }),
    parkingSpaces: count.meta({ inTexts: true }),
  }),
  apartments: z
    .array(apartment)
    .min(1)
    .max(8)
    .superRefine(unique("key", "photoSet"))
    .meta({ inTexts: true, namedBy: "key" }),
  plans: z.array(plan).superRefine(unique("key")).meta({ inTexts: true }).default([]),
  pool: z
    .strictObject({
      areaSquareMetres: z.number().positive().meta({ inTexts: "pool.area" }),
      lengthMetres: z.number().positive().meta({ inTexts: "pool.length" }),
      widthMetres: z.number().positive().meta({ inTexts: "pool.width" }),
      jacuzzi: z.boolean().meta({ inTexts: "pool.jacuzzi" }),
      waterfalls: count.meta({ inTexts: "pool.waterfalls" }),
      counterCurrent: z.boolean().meta({ inTexts: "pool.counterCurrent" }),
      lounge: z.boolean().meta({ inTexts: "pool.lounge" }),
      openMonths: z
        .array(ordinal("monthNumber", 12))
        .meta({ inTexts: "pool.openMonths" })
        .optional(),
    })
    .meta({ inTexts: true })
    .optional(),
  stay: z.strictObject({
    checkInFrom: clock.meta({ inTexts: true, unit: "clock" }),
    checkInTo: clock.meta({ inTexts: true, unit: "clock" }),
    checkOutBy: clock.meta({ inTexts: true, unit: "clock" }),
    minimumAge: count
      .meta({ inTexts: true })
      .optional()
      .transform((age) => age || undefined),
    pets: z.enum(["onRequest", "allowed", "notAllowed"]),
    quietHoursFrom: clock.meta({ inTexts: true, unit: "clock" }),
    quietHoursTo: clock.meta({ inTexts: true, unit: "clock" }),
    currency: formatted("currency"),
    bookingDepositPercent: percent.meta({ inTexts: true }),
    balanceDueDaysBeforeArrival: count.meta({ inTexts: true }),
    freeCancellationDaysBeforeArrival: count.meta({ inTexts: true }),
    securityDeposit: z
      .number()
      .min(0)
      .meta({ inTexts: true, unit: "money" })
      .optional()
      .transform((amount) => amount || undefined),
    securityDepositReturnedWithinDays: count.meta({ inTexts: true }),
    paymentReminderDays: count.meta({ inTexts: true }),
    /** For refunds, and for damage beyond the deposit. */
    settlementDays: count.meta({ inTexts: true }),
    faultsReportedWithinHours: count.meta({ inTexts: true }),
    extrasCancellableHoursBefore: count.meta({ inTexts: true }),
  }),
  legal: z.strictObject({
    textsUpdated: day.meta({ inTexts: "lawTextsUpdated", unit: "date" }),
    court: text.meta({ inTexts: true }),
    dataKeptYears: count.meta({ inTexts: true }),
    profilingDataKeptMonths: count.meta({ inTexts: true }),
  }),
  seasons: z
    .strictObject({
      example: z.boolean(),
      items: z.array(season).min(1).superRefine(unique("key")),
    })
    .meta({ inTexts: true })
    .optional(),
  fees: fees.optional(),
  taken: taken.optional(),
  closed: closed.optional(),
  booking: booking.prefault({}),
  notices: z.array(notice).default([]),
  reviews: z.array(review).default([]),
  bookingEngineQuery: bookingEngineQuery.optional(),
  emergencyNumber: formatted("emergency").meta({ inTexts: true }),
  photoSets: z.array(photoSet).min(1).superRefine(unique("name")),
  hosts: hosts.nullish(),
  services: z
    .array(z.strictObject({ key: text, onRequest: z.boolean() }))
    .meta({ inTexts: true })
    .default([]),
  surroundings: z
    .array(z.strictObject({ key, minutes: minutes.meta({ inTexts: true }) }))
    .max(16)
    .meta({ namedBy: "key" })
    .default([]),
  places: z.array(z.strictObject({ name: text, ...position })).default([]),
  amenityFeature: z.array(amenity),
  accessibility: accessibilityShape.optional(),
  access: accessShape.optional(),
});

/** `content/facts.json`: the owner's data that is the same in all languages. */
export const factsSchema = facts.superRefine(({ villa, address }, context) => {
  if (address.countryCode !== "IT") return;
  const expect = (path: KeyPath, value: string | undefined, format: keyof typeof formats) => {
    if (value === undefined || formats[format].test(value)) return;
    context.addIssue({ ...issue("format", { value, expected: format }), path: [...path] });
  };
  expect(["villa", "vat"], villa.vat, "italianVat");
  if (villa.vat && formats.italianVat.test(villa.vat) && !hasCheckDigit(villa.vat)) {
    context.addIssue({ ...issue("check-digit", { value: villa.vat }), path: ["villa", "vat"] });
  }
  expect(["address", "postalCode"], address.postalCode, "italianPostalCode");
  villa.codes.forEach(({ key, value }, index) => {
    if (key === "cin") expect(["villa", "codes", index, "value"], value, "cin");
  });
});
export type Facts = z.output<typeof factsSchema> & {
  /** What the build has read from the portals' calendars, beside the taken nights. */
  calendars?: { asOf: Day; closed: { from: Day; to: Day }[] };
};
