import { expect, test } from "vitest";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { listedPages, type PageName } from "../../../src/site/site-map/pages.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { loadContent, pageHead } from "../../content/load.ts";
import { bareHeadTags, headTags } from "./head.ts";
import { accommodation } from "./json-ld.ts";

const content = await loadContent(".");
const pictures = fakePictures(content);
const { facts } = content;
const { villa, capacity } = facts;
const pages = listedPages(content.pages);

function headOf(page: PageName, lang: Lang, head = pageHead(content, page, lang), of = content) {
  const socialCard = { href: `/social/${page}-${lang}.00c0ffee.jpg`, alt: 'The "villa" & <pool>' };
  return headTags({ content: of, pictures, lang, page, head, socialCard });
}

type Thing = { "@type": string; [key: string]: unknown };

function graphOf(html: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  return JSON.parse(json)["@graph"];
}

type Rental = Thing & {
  image: string[];
  description: string;
  url: string;
  containsPlace: { amenityFeature: { name: string; value: unknown }[] };
};

function rentalOf(lang: Lang, of = content): Rental {
  const things = graphOf(headOf("home", lang, undefined, of));
  const found = things.find((thing) => thing["@type"] === "VacationRental");
  if (!found) throw new Error(`the ${lang} home page describes no villa`);
  return found as Rental;
}

test("a shared link shows title, description, address, language and a picture of 1200 by 630", () => {
  const tags = [
    ...headOf("villa", "it").matchAll(/<meta (?:property|name)="(.*?)" content="(.*?)"/g),
  ];
  expect(Object.fromEntries(tags.map(([, name, value]) => [name, value]))).toMatchObject({
    "og:url": `${villa.siteUrl}/it/${villa.slug}`,
    "og:locale": "it_IT",
    "og:locale:alternate": "en_GB",
    "og:image": `${villa.siteUrl}/social/villa-it.00c0ffee.jpg`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "The &quot;villa&quot; &amp; &lt;pool&gt;",
    "twitter:card": "summary_large_image",
  });
});

test("no text of the content can inject tags into the head", () => {
  const evil = '"><script>alert(1)</script>';
  const html = headOf("home", "en", { title: evil, description: evil, keywords: evil });
  expect(html).not.toContain("<script>alert");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(graphOf(html)).toHaveLength(3);
});

test("404, offline and demo pages are not indexed and have no canonical address", () => {
  for (const html of [
    headOf("not-found", "en"),
    headOf("offline", "it"),
    bareHeadTags("Demo", content.house),
  ]) {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|alternate"|ld\+json|og:url/);
  }
});

const size = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "MTK" });
const bed = (numberOfBeds: number, typeOfBed: string, description: string) => ({
  "@type": "BedDetails",
  numberOfBeds,
  typeOfBed,
  description,
});

test("the villa has what Google requires of a vacation rental, and what it recommends, as the facts say", () => {
  expect(rentalOf("en")).toMatchObject({
    name: villa.name,
    identifier: villa.slug,
    additionalType: "Villa",
    latitude: expect.stringMatching(/^-?\d+\.\d{5,}$/),
    longitude: expect.stringMatching(/^-?\d+\.\d{5,}$/),
    address: { "@type": "PostalAddress", addressCountry: "IT" },
    checkinTime: expect.stringMatching(/^\d\d:\d\d:00\+01:00$/),
    checkoutTime: expect.stringMatching(/^\d\d:\d\d:00\+01:00$/),
    brand: { "@type": "Brand" },
    knowsLanguage: ["en-GB", "it-IT"],
    containsPlace: {
      additionalType: "EntirePlace",
      occupancy: { value: capacity.guests },
      numberOfBedrooms: capacity.bedrooms,
      numberOfBathroomsTotal: capacity.bathrooms,
      petsAllowed: true,
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
    },
  });
});

test("the villa's photographs are at least eight JPEGs, with bedrooms, bathrooms and common rooms", () => {
  const { image } = rentalOf("en");
  expect(image.length).toBeGreaterThanOrEqual(8);
  expect(new Set(image).size).toBe(image.length);
  for (const address of image) {
    expect(address).toMatch(new RegExp(`^${villa.siteUrl}/photos/[\\w-]+\\.[0-9a-f]{8}\\.jpg$`));
  }
  const captions = content.photoSets
    .flatMap(({ photos }) => photos)
    .filter(({ id }) => image.some((address) => address.includes(`/${id}.`)))
    .map(({ caption }) => caption.en);
  for (const room of [/bedroom|bed\b/i, /bathroom|shower|basin/i, /kitchen|living|table/i]) {
    expect(captions.filter((caption) => room.test(caption)).length).toBeGreaterThan(1);
  }
});

test("pets, floor size and hours in the structured data follow the facts and the place", () => {
  const [first, ...others] = facts.apartments;
  if (!first) throw new Error("no apartment");
  const changed = {
    ...facts,
    stay: { ...facts.stay, pets: "notAllowed" as const },
    apartments: [{ ...first, areaSquareMetres: 217 }, ...others],
    geo: { ...facts.geo, latitude: 37.74, longitude: -25.67 },
  };
  expect(accommodation({ ...content, facts: changed }, "it")).toMatchObject({
    petsAllowed: false,
    floorSize: { value: 301 },
  });
  const azores = rentalOf("en", { ...content, facts: changed });
  expect(azores.checkinTime).toBe(`${facts.stay.checkInFrom}:00-01:00`);
});

test("the national code is among the amenities, with those that follow from the measures", () => {
  const { amenityFeature } = rentalOf("it").containsPlace;
  const named = Object.fromEntries(amenityFeature.map(({ name, value }) => [name, value]));
  expect(named).toMatchObject({
    licenseNum: "IT074008C200000000",
    pool: true,
    poolType: "Outdoor",
    wheelchairAccessible: true,
    grabBars: false,
  });
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
