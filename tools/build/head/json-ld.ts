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
export function pageGraph(description: PageDescription) {
  const { content, lang, page, head } = description;
  const { facts, settings, definitions, texts } = content;
  const { villa } = facts;
  const url = pageUrl(content, page, lang);
  const [site, about] = ["website", "villa"].map((id) => ({ "@id": `${villa.siteUrl}/#${id}` }));
  const webPage = {
    "@type": definitions.get(page)?.schemaType ?? "WebPage",
    "@id": `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: lang,
    isPartOf: site,
    about,
  };
  const webSite = {
    "@type": "WebSite",
    ...site,
    name: villa.name,
    url: `${villa.siteUrl}/`,
    inLanguage: settings.languages,
    about,
  };
  const trail = content.pages.filter(({ name }) => name === "home" || name === page);
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: pageLabel(step, { ...texts[lang].shared, site: villa }),
      item: pageUrl(content, step.name, lang),
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph":
      page === "home"
        ? [webSite, webPage, { "@type": "VacationRental", ...about, ...rental(description) }]
        : [webPage, breadcrumbs],
  };
}

function rental({ content, lang, head, pictures }: PageDescription) {
  const { villa, contact, address, geo, stay, fees, apartments } = content.facts;
  // schema.org requires one offset, whatever the season
  const offset = standardOffset(timeZoneOf(geo));
  return {
    additionalType: houseKinds[kindOf(content.facts)],
    identifier: villa.slug,
    name: villa.name,
    legalName: villa.legalName,
    // a number without its country is not one of the VAT
    ...(villa.vat && (/^[A-Z]{2}\d/.test(villa.vat) ? { vatID: villa.vat } : { taxID: villa.vat })),
    description: head.description,
    url: pageUrl(content, "home", lang),
    brand: { "@type": "Brand", name: villa.name },
    image: photoUrls(content, housePhotos(content), pictures),
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
    ...(fees?.cleaning && {
      makesOffer: {
        "@type": "Offer",
        priceSpecification: Object.entries(fees.cleaning).map(([key, price]) => ({
          "@type": "UnitPriceSpecification",
          priceComponentType: "https://schema.org/CleaningFee",
          name: apartments.find((each) => each.key === key)?.name ?? villa.name,
          price,
          priceCurrency: stay.currency,
        })),
      },
    }),
  };
}

/** The whole house as the one `Accommodation` that Google reads, with its apartments in it. */
export function accommodation(content: Content, lang: Lang) {
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

function quantity(value: number, unitCode?: string): object {
  return { "@type": "QuantitativeValue", value, ...(unitCode && { unitCode }) };
}

/** Beds with their number, type and width; those of the same width as one. */
function bedDetails(beds: Home["beds"]): object[] {
  const byWidth = Map.groupBy(beds, ({ widthCentimetres }) => widthCentimetres);
  return [...byWidth].map(([width, alike]) => ({
    "@type": "BedDetails",
    numberOfBeds: alike.reduce((sum, { count }) => sum + count, 0),
    // Google's types, by the least width of those sold under that name
    typeOfBed: bedTypes.find(({ least }) => width >= least)?.type ?? "Single",
    description: `${width}\u00A0cm`,
  }));
}
