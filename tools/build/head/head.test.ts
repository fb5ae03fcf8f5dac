import { expect, test } from "vitest";
import { type Lang, langs, localizedPath } from "../../../src/site/site-map/languages.ts";
import { type PageName, sitePages } from "../../../src/site/site-map/pages.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { loadContent } from "../../content/load.ts";
import { bareHeadTags, headTags } from "./head.ts";
import { accommodation } from "./json-ld.ts";

const content = await loadContent(".");
const pictures = fakePictures(content);
const { villa, capacity } = content.facts;
const pages = sitePages(villa.slug);

function headOf(page: PageName, lang: Lang, head = content.texts[lang].meta[page]) {
  const socialCard = { href: `/social/${page}-${lang}.00c0ffee.jpg`, alt: 'The "villa" & <pool>' };
  return headTags({ content, pictures, lang, page, head, socialCard });
}

/** Values of an attribute in all tags that match a pattern. */
function values(html: string, tag: RegExp, attribute: string): string[] {
  return [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)]
    .map(([text]) => text)
    .filter((text) => tag.test(text))
    .map((text) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(text)?.[1] ?? "");
}

type Thing = { "@type": string; "@id"?: string; [key: string]: unknown };

function graphOf(html: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  return JSON.parse(json)["@graph"];
}

type Rental = Thing & {
  image: string[];
  description: string;
  url: string;
  containsPlace: {
    [key: string]: unknown;
    occupancy: { value: number };
    bed: { typeOfBed: string; numberOfBeds: number }[];
    containsPlace: unknown[];
    amenityFeature: { name: string; value: unknown }[];
  };
};

function rentalOf(lang: Lang): Rental {
  const found = graphOf(headOf("home", lang)).find((thing) => thing["@type"] === "VacationRental");
  if (!found) throw new Error(`the ${lang} home page describes no villa`);
  return found as Rental;
}

test("every page is its own canonical address, and both languages are alternates of each other", () => {
  for (const { name, path } of pages) {
    for (const lang of langs) {
      const html = headOf(name, lang);
      const urls = langs.map((one) => villa.siteUrl + localizedPath(path, one, langs));
      expect(values(html, /canonical/, "href")).toEqual([
        villa.siteUrl + localizedPath(path, lang, langs),
      ]);
      expect(values(html, /hreflang=/, "hreflang")).toEqual(["en", "it", "x-default"]);
      expect(values(html, /hreflang=/, "href")).toEqual([...urls, urls[0]]);
    }
  }
});

test("titles have at most 60 characters, descriptions at most 160, and none is repeated", () => {
  const seen = new Set<string>();
  for (const { name } of pages) {
    for (const lang of langs) {
      const { title, description, keywords } = content.texts[lang].meta[name];
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(keywords).not.toBe("");
      expect(seen).not.toContain(title);
      expect(seen).not.toContain(description);
      seen.add(title).add(description);
    }
  }
});

test("a shared link shows title, description, address, language and a picture of 1200 by 630", () => {
  const html = headOf("villa", "it");
  const property = (name: string) => values(html, new RegExp(`"${name}"`), "content")[0];
  expect(property("og:url")).toBe(`${villa.siteUrl}/it/${villa.slug}`);
  expect(property("og:locale")).toBe("it_IT");
  expect(property("og:locale:alternate")).toBe("en_GB");
  expect(property("og:image")).toBe(`${villa.siteUrl}/social/villa-it.00c0ffee.jpg`);
  expect(property("og:image:width")).toBe("1200");
  expect(property("og:image:height")).toBe("630");
  expect(property("og:image:alt")).toBe("The &quot;villa&quot; &amp; &lt;pool&gt;");
  expect(property("twitter:card")).toBe("summary_large_image");
});

test("no text of the content can inject tags into the head", () => {
  const evil = '"><script>alert(1)</script>';
  const html = headOf("home", "en", { title: evil, description: evil, keywords: evil });
  expect(html).not.toContain("<script>alert");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(graphOf(html)).toHaveLength(3);
});

test("404, offline and demo pages are not indexed and have no canonical address", () => {
  const heads = [headOf("not-found", "en"), headOf("offline", "it"), bareHeadTags("Demo")];
  for (const html of heads) {
    expect(values(html, /"robots"/, "content")).toEqual(["noindex"]);
    expect(html).not.toMatch(/canonical|alternate"|ld\+json|og:url/);
  }
});

test("the villa has every property that Google requires of a vacation rental", () => {
  for (const lang of langs) {
    const rental = rentalOf(lang);
    expect(rental.name).toBe(villa.name);
    expect(rental.identifier).toBe(villa.slug);
    expect(rental.image.length).toBeGreaterThanOrEqual(8);
    for (const image of rental.image) {
      expect(image).toMatch(new RegExp(`^${villa.siteUrl}/photos/[\\w-]+\\.[0-9a-f]{8}\\.jpg$`));
    }
    expect(new Set(rental.image).size).toBe(rental.image.length);
    const captions = content.photoSets
      .flatMap(({ photos }) => photos)
      .filter(({ id }) => rental.image.some((image) => image.includes(`/${id}.`)))
      .map(({ caption }) => caption.en);
    for (const room of [/bedroom|bed\b/i, /bathroom|shower|basin/i, /kitchen|living|table/i]) {
      expect(captions.filter((caption) => room.test(caption)).length).toBeGreaterThan(1);
    }
    expect(rental.latitude).toMatch(/^-?\d+\.\d{5,}$/);
    expect(rental.longitude).toMatch(/^-?\d+\.\d{5,}$/);
    expect(rental.containsPlace.occupancy.value).toBe(capacity.guests);
    expect(Number.isInteger(rental.containsPlace.occupancy.value)).toBe(true);
  }
});

test("the villa has the properties that Google recommends, as far as the facts contain them", () => {
  const { containsPlace, ...rental } = rentalOf("en");
  expect(rental.additionalType).toBe("Villa");
  expect(rental.address).toMatchObject({ "@type": "PostalAddress", addressCountry: "IT" });
  expect(rental.checkinTime).toMatch(/^\d\d:\d\d:00\+01:00$/);
  expect(rental.checkoutTime).toMatch(/^\d\d:\d\d:00\+01:00$/);
  expect(rental.brand).toBeDefined();
  expect(rental.knowsLanguage).toEqual(["en-GB", "it-IT"]);
  expect(containsPlace.additionalType).toBe("EntirePlace");
  expect(containsPlace.numberOfBedrooms).toBe(capacity.bedrooms);
  expect(containsPlace.numberOfBathroomsTotal).toBe(capacity.bathrooms);
  expect(containsPlace.petsAllowed).toBe(true);
});

test("floor size, beds and bathrooms are those of the facts, for the house and each apartment", () => {
  const size = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "MTK" });
  const bed = (numberOfBeds: number, typeOfBed: string, description: string) => ({
    "@type": "BedDetails",
    numberOfBeds,
    typeOfBed,
    description,
  });
  expect(rentalOf("en").containsPlace).toMatchObject({
    floorSize: size(201),
    bed: [
      bed(4, "Queen", "160\u00a0cm"),
      bed(1, "Single", "90\u00a0cm"),
      bed(1, "Double", "140\u00a0cm"),
    ],
    containsPlace: [
      {
        "@type": "Apartment",
        name: "Golden Valley",
        occupancy: { value: 5 },
        floorSize: size(117),
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        bed: [bed(2, "Queen", "160\u00a0cm"), bed(1, "Single", "90\u00a0cm")],
      },
      { name: "Sunny Hills", floorSize: size(53), numberOfBathroomsTotal: 1 },
      { name: "Olive Grove", floorSize: size(31), numberOfBathroomsTotal: 1 },
    ],
  });
});

test("pets and floor size in the structured data follow the facts", () => {
  const { facts } = content;
  const [first, ...others] = facts.apartments;
  if (!first) throw new Error("no apartment");
  const changed = {
    ...content,
    facts: {
      ...facts,
      stay: { ...facts.stay, pets: "notAllowed" as const },
      apartments: [{ ...first, areaSquareMetres: 217 }, ...others],
    },
  };
  expect(accommodation(changed, "it")).toMatchObject({
    petsAllowed: false,
    floorSize: { value: 301 },
  });
});

test("the national code is among the amenities, and all have names that Google knows", () => {
  const { amenityFeature } = rentalOf("it").containsPlace;
  const named = Object.fromEntries(amenityFeature.map(({ name, value }) => [name, value]));
  expect(named.licenseNum).toBe("IT074008C200000000");
  expect(named.pool).toBe(true);
  expect(named.poolType).toBe("Outdoor");
  expect(amenityFeature).toEqual(rentalOf("en").containsPlace.amenityFeature);
});

test("both languages describe the same villa, with different texts and addresses", () => {
  const { description, url, ...english } = rentalOf("en");
  const { description: descrizione, url: indirizzo, ...italian } = rentalOf("it");
  expect(english).toEqual(italian);
  expect(description).not.toBe(descrizione);
  expect([url, indirizzo]).toEqual([`${villa.siteUrl}/`, `${villa.siteUrl}/it`]);
});

test("all pages but the home page have a breadcrumb in their language", () => {
  for (const { name } of pages.filter((page) => page.name !== "home")) {
    const crumbs = graphOf(headOf(name, "it")).find((thing) => thing["@type"] === "BreadcrumbList");
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: villa.name, item: `${villa.siteUrl}/it` },
      { position: 2, item: expect.stringContaining(`${villa.siteUrl}/it/`) },
    ]);
  }
});

test("hours of arrival and departure are in the time of the house", () => {
  const azores = { latitude: 37.74, longitude: -25.67 };
  const facts = { ...content.facts, geo: { ...content.facts.geo, ...azores } };
  const elsewhere = { ...content, facts };
  const head = content.texts.en.meta.home;
  const html = headTags({ content: elsewhere, pictures, lang: "en", page: "home", head });
  const rental = graphOf(html).find((thing) => thing["@type"] === "VacationRental") as Rental;
  expect(rental.checkinTime).toBe(`${facts.stay.checkInFrom}:00-01:00`);
});
