import { apartmentColours } from "../../../src/site/content/facts.ts";
import { type Answers, slugOf } from "./answers.ts";

/** The key of the apartment at an index, which is also the name of its folder of photographs. */
export function apartmentKey(index: number): string {
  return `apartment${index + 1}`;
}

/**
 * Makes `facts.json` of the answers. Facts without a question get a usual value; `usualFacts` lists them.
 */
export function houseFacts(answers: Answers, today: Date) {
  const { address, latitude, longitude, pool } = answers;
  const slug = slugOf(answers.name);
  const marker = `${latitude}%2C${longitude}`;
  const box = [longitude - 0.05, latitude - 0.035, longitude + 0.05, latitude + 0.035];
  const colours = Object.keys(apartmentColours);
  const sum = (count: (apartment: Answers["apartments"][number]) => number) =>
    answers.apartments.reduce((total, apartment) => total + count(apartment), 0);
  return {
    villa: {
      name: answers.name,
      ...(answers.nameShort && { nameShort: answers.nameShort }),
      slug,
      siteUrl: answers.siteUrl ?? `https://${slug}.example`,
      legalName: answers.legalName ?? answers.name,
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
      guests: sum(({ guests }) => guests),
      bedrooms: sum(({ bedrooms }) => bedrooms),
      bathrooms: answers.apartments.length,
      kitchens: answers.apartments.length,
      largeTerraces: 0,
      coveredPatio: false,
      parkingSpaces: 0,
    },
    apartments: answers.apartments.map(({ name, guests, bedrooms }, index) => ({
      key: apartmentKey(index),
      name,
      photoSet: apartmentKey(index),
      colour: colours[index],
      floor: 0,
      guests,
      doubleBedrooms: bedrooms,
      singleBedrooms: 0,
      bathrooms: 1,
      kitchen: true,
      sauna: false,
      veranda: false,
      sharedTerrace: false,
      beds: [{ type: "double", count: bedrooms, widthCentimetres: 160 }],
    })),
    plans: [],
    ...(pool && {
      pool: {
        areaSquareMetres: pool.length * pool.width,
        lengthMetres: pool.length,
        widthMetres: pool.width,
        jacuzzi: false,
        waterfalls: 0,
        counterCurrent: false,
        lounge: false,
      },
    }),
    stay: {
      checkInFrom: "16:00",
      checkInTo: "20:00",
      checkOutBy: "10:00",
      minimumAge: 14,
      pets: "onRequest",
      quietHoursFrom: "23:00",
      quietHoursTo: "08:00",
      currency: address.countryCode === "CH" ? "CHF" : "EUR",
      bookingDepositPercent: 30,
      balanceDueDaysBeforeArrival: 30,
      freeCancellationDaysBeforeArrival: 60,
      securityDeposit: 500,
      securityDepositReturnedWithinDays: 7,
      paymentReminderDays: 3,
      settlementDays: 14,
      faultsReportedWithinHours: 24,
      extrasCancellableHoursBefore: 48,
    },
    legal: {
      textsUpdated: today.toISOString().slice(0, 10),
      court: address.province,
      dataKeptYears: 2,
      profilingDataKeptMonths: 12,
    },
    emergencyNumber: "112",
    photoSets: [
      { name: "villa", startCount: "all" },
      ...(pool ? [{ name: "pool", startCount: "all" }] : []),
      ...answers.apartments.map((_, index) => ({ name: apartmentKey(index), startCount: "all" })),
    ],
    services: [{ key: "service1", onRequest: false }],
    surroundings: [],
    places: [],
    amenityFeature: [{ name: "pool", value: pool !== null }],
  };
}

/** What `houseFacts` could not know, for `draft` of `settings.json`: each line is a warning. */
export function usualFacts({ siteUrl, codes, vat }: Answers): string[] {
  return [
    'content/facts.json: "stay" has usual terms, not yours; check hours, ages, deposits and days',
    'content/facts.json: "legal" has usual terms, and the province as the seat of the court; check them',
    'content/facts.json: "apartments" and "capacity" have one bathroom, one kitchen and double beds for each apartment; correct them',
    ...(siteUrl
      ? []
      : ['content/facts.json: "villa.siteUrl" leads nowhere; write the address of your site']),
    ...(codes.length > 0
      ? []
      : ['content/facts.json: "villa.codes" is empty; add your registration codes']),
    ...(vat ? [] : ['content/facts.json: "villa.vat" is missing; add your tax number']),
    "content/en and content/it: the law texts are a draft; have a lawyer read them",
  ];
}
