import type {
  Accommodation,
  BedDetails,
  BreadcrumbList,
  Graph,
  Offer,
  QuantitativeValue,
  VacationRental,
  WebPage,
  WebSite,
} from "schema-dts";
import { type Home, homeOf, wholeHouse } from "../../../src/pages/interni/compare.content.ts";
import { content as interni } from "../../../src/pages/interni/interni.content.ts";
import { accessAmenities } from "../../../src/site/content/access.ts";
import { houseKinds, kindOf } from "../../../src/site/content/facts.ts";
import { knownLanguages } from "../../../src/site/content/language-files.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { type PageName, pageLabel } from "../../../src/site/site-map/pages.ts";
import type { Content } from "../../content/load.ts";
import { pageText } from "../../content/page-texts.ts";
import type { SourcePhoto } from "../../content/photographs/photo-sets.ts";
import type { Pictures } from "../pages/page-data.ts";
import bedTypes from "./bed-types.json" with { type: "json" };
import { pageUrl, photoUrls } from "./page-address.ts";
import { standardOffset, timeZoneOf } from "./time-zone.ts";

/** Number of photographs up to which all are listed; of more, only every second one is. */
const fewPhotos = 24;

/**
 * The photographs that show the house and not its surroundings, for its structured data. Google
 * requires bedrooms, bathrooms and common rooms, which the owner need not mark: neighbours in a set
 * show the same room, so every second one shows all rooms, and costs the home page half as much.
 */
function housePhotos({ photoSets }: Pick<Content, "photoSets">): SourcePhoto[] {
  const photos = photoSets.filter(({ name }) => name !== "experience").flatMap((set) => set.photos);
  return photos.length > fewPhotos ? photos.filter((_, index) => index % 2 === 0) : photos;
}

export type PageDescription = {
  content: Content;
  lang: Lang;
  page: PageName;
  head: { title: string; description: string };
  pictures: Pictures;
};

/**
 * The structured data of a page, as one graph. The home page describes villa and site completely, in
 * each language; other pages refer to them by their `@id`, which are the same in both.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
 */
export function pageGraph(description: PageDescription): Graph {
  const { page } = description;
  const things =
    page === "home"
      ? [webSite(description), webPage(description), vacationRental(description)]
      : [webPage(description), breadcrumbs(description)];
  return { "@context": "https://schema.org", "@graph": things };
}

function ids({ villa }: Content["facts"]) {
  return { villa: `${villa.siteUrl}/#villa`, site: `${villa.siteUrl}/#website` };
}

function webSite({ content: { facts, settings } }: PageDescription): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids(facts).site,
    name: facts.villa.name,
    url: `${facts.villa.siteUrl}/`,
    inLanguage: [...settings.languages],
    about: { "@id": ids(facts).villa },
  };
}

function webPage({ content, lang, page, head }: PageDescription): WebPage {
  const { facts, definitions } = content;
  const url = pageUrl(content, page, lang);
  return {
    "@type": definitions.get(page)?.schemaType ?? "WebPage",
    "@id": `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: lang,
    isPartOf: { "@id": ids(facts).site },
    about: { "@id": ids(facts).villa },
  };
}

function breadcrumbs({ content, lang, page }: PageDescription): BreadcrumbList {
  const { villa } = content.facts;
  const trail = content.pages.filter(({ name }) => name === "home" || name === page);
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: pageLabel(step, { ...content.texts[lang].shared, site: villa }),
      item: pageUrl(content, step.name, lang),
    })),
  };
}

function cleaningOffer({ facts }: Content, fees: Readonly<Record<string, number>>): Offer {
  const { apartments, stay, villa } = facts;
  return {
    "@type": "Offer",
    priceSpecification: Object.entries(fees).map(([key, price]) => ({
      "@type": "UnitPriceSpecification",
      priceComponentType: "https://schema.org/CleaningFee",
      name: apartments.find((each) => each.key === key)?.name ?? villa.name,
      price,
      priceCurrency: stay.currency,
    })),
  };
}

function vacationRental({ content, lang, head, pictures }: PageDescription): VacationRental {
  const { villa, contact, address, geo, stay, fees } = content.facts;
  // schema.org requires one offset, whatever the season
  const offset = standardOffset(timeZoneOf(geo));
  return {
    "@type": "VacationRental",
    "@id": ids(content.facts).villa,
    additionalType: houseKinds[kindOf(content.facts)],
    identifier: villa.slug,
    name: villa.name,
    legalName: villa.legalName,
    // a number without its country is not one of the VAT
    ...(villa.vat && (/^[A-Z]{2}\d/.test(villa.vat) ? { vatID: villa.vat } : { taxID: villa.vat })),
    description: head.description,
    url: pageUrl(content, "home", lang),
    brand: { "@type": "Brand", name: villa.name },
    image: photoUrls(villa, housePhotos(content), pictures),
    telephone: contact.phone,
    email: contact.email,
    ...(contact.social.length > 0 && { sameAs: contact.social.map(({ url }) => url) }),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    // Google requires at least five decimals
    latitude: geo.latitude.toFixed(5),
    longitude: geo.longitude.toFixed(5),
    checkinTime: `${stay.checkInFrom}:00${offset}`,
    checkoutTime: `${stay.checkOutBy}:00${offset}`,
    knowsLanguage: content.settings.languages.map((each) => knownLanguages[each].locale),
    containsPlace: accommodation(content, lang),
    ...(fees?.cleaning && { makesOffer: cleaningOffer(content, fees.cleaning) }),
  };
}

/** The whole house as the one `Accommodation` that Google reads, with its apartments in it. */
export function accommodation(content: Content, lang: Lang): Exclude<Accommodation, string> {
  const { villa, apartments, capacity, stay, amenityFeature } = content.facts;
  const derived: Record<string, boolean | undefined> = accessAmenities(content.facts.access);
  const own = amenityFeature.filter(
    ({ name, value }) => value !== false && value !== "None" && derived[name] === undefined,
  );
  const measured = Object.entries(derived).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const texts = pageText(content, interni, lang).apartments;
  // the national code, or the first there is
  const code = villa.codes.find(({ key }) => key === "cin") ?? villa.codes[0];
  const license = code ? [{ name: "licenseNum", value: code.value }] : [];
  return {
    "@type": "Accommodation",
    additionalType: "EntirePlace",
    ...rooms({
      ...wholeHouse(apartments.map(homeOf)),
      ...capacity,
      beds: apartments.flatMap(({ beds }) => beds),
    }),
    petsAllowed: stay.pets !== "notAllowed",
    amenityFeature: [...own, ...measured, ...license].map(({ name, value }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value,
    })),
    containsPlace: apartments.map((apartment) => ({
      "@type": "Apartment",
      name: texts[apartment.key]?.name,
      ...rooms(homeOf(apartment)),
    })),
  };
}

function rooms({ guests, bedrooms, bathrooms, areaSquareMetres, beds }: Home) {
  return {
    occupancy: quantity(guests),
    // MTK is the UN/CEFACT code of the square metre
    ...(areaSquareMetres && { floorSize: quantity(areaSquareMetres, "MTK") }),
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    bed: bedDetails(beds),
  };
}

function quantity(value: number, unitCode?: string): QuantitativeValue {
  return { "@type": "QuantitativeValue", value, ...(unitCode && { unitCode }) };
}

/** Beds with their number, type and width; those of the same width as one. */
function bedDetails(beds: Home["beds"]): BedDetails[] {
  const counts = new Map<number, number>();
  for (const { widthCentimetres: width, count } of beds) {
    counts.set(width, (counts.get(width) ?? 0) + count);
  }
  return [...counts].map(([width, numberOfBeds]) => ({
    "@type": "BedDetails",
    numberOfBeds,
    // Google's types, by the least width of those sold under that name
    typeOfBed: bedTypes.find(({ least }) => width >= least)?.type ?? "Single",
    description: `${width}\u00A0cm`,
  }));
}
