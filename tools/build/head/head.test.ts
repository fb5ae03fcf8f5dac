import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { listedPages, type PageName } from "../../../src/site/site-map/pages.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { loadContent } from "../../content/load.ts";
import { pageHead } from "../../content/page-texts.ts";
import rental from "./head.rental.json" with { type: "json" };
import { bareHeadTags, headTags } from "./head.ts";
import { accommodation } from "./json-ld.ts";
import { lastModifiedDates, siteFiles } from "./site-files.ts";
import { standardOffset, timeZoneOf } from "./time-zone.ts";

const content = await loadContent(".");
const pictures = fakePictures(content);
const { facts } = content;
const { villa } = facts;
const pages = listedPages(content.pages);

function headOf(page: PageName, lang: Lang, head = pageHead(content, page, lang)) {
  const socialCard = { href: `/social/${page}.00c0ffee.jpg`, alt: 'The "villa" & <pool>' };
  return headTags({ content, pictures, lang, page, head, socialCard });
}

// biome-ignore lint/suspicious/noExplicitAny: what any reader of JSON gets
function graphOf(html: string): any[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  return JSON.parse(json)["@graph"];
}

const thingOf = (type: string, html: string) =>
  graphOf(html).find((thing) => thing["@type"] === type);
const rentalOf = (lang: Lang) => thingOf("VacationRental", headOf("home", lang));

test("no text of the content can inject tags into the head", () => {
  const evil = '"><script>alert(1)</script>';
  const html = headOf("home", "en", { title: evil, description: evil, keywords: evil });
  expect(html).not.toMatch(/<script>alert|<pool>/);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(graphOf(html)).toHaveLength(3);
});

test("404, offline and demo pages are not indexed and have no canonical address", () => {
  const demo = bareHeadTags("Demo", content.house);
  for (const html of [headOf("not-found", "en"), headOf("offline", "it"), demo]) {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|alternate"|ld\+json|og:url/);
  }
});

const coordinate = expect.stringMatching(/^-?\d+\.\d{5,}$/);
const hour = expect.stringMatching(/^\d\d:\d\d:00\+01:00$/);

test("the villa has what Google requires of a vacation rental, and what it recommends, as the facts say; among the amenities the national code, and those that follow from the measures", () => {
  const { amenities, ...others } = rental;
  const made = rentalOf("it");
  const computed = { latitude: coordinate, longitude: coordinate };
  expect(made).toMatchObject({ ...others, ...computed, checkinTime: hour, checkoutTime: hour });
  const named = made.containsPlace.amenityFeature.map(Object.values);
  expect(named).toEqual(
    expect.arrayContaining(Object.entries(amenities).map((each) => [expect.any(String), ...each])),
  );
});

test("the villa's photographs are at least eight JPEGs, with bedrooms, bathrooms and common rooms", () => {
  const { image }: { image: string[] } = rentalOf("en");
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

test("pets and floor size in the structured data follow the facts", () => {
  const [first, ...others] = facts.apartments;
  if (!first) throw new Error("no apartment");
  const changed = {
    ...facts,
    stay: { ...facts.stay, pets: "notAllowed" as const },
    apartments: [{ ...first, areaSquareMetres: 217 }, ...others],
  };
  expect(accommodation({ ...content, facts: changed }, "it")).toMatchObject({
    petsAllowed: false,
    floorSize: { value: 301 },
  });
});

test("all pages but the home page have a breadcrumb in their language, and a title that ends with the villa's name", () => {
  expect(pageHead(content, "home", "it").title.startsWith(villa.name)).toBe(true);
  for (const { name } of pages.filter((page) => page.name !== "home")) {
    expect(pageHead(content, name, "it").title.endsWith(villa.name), name).toBe(true);
    const crumbs = thingOf("BreadcrumbList", headOf(name, "it"));
    expect(crumbs.itemListElement).toMatchObject([
      { position: 1, name: villa.name, item: `${villa.siteUrl}/it` },
      { position: 2, item: expect.stringContaining(`${villa.siteUrl}/it/`) },
    ]);
  }
});

const builtAt = new Date("2026-11-21T12:00:00Z");
const files = await siteFiles({ content, pictures, root: ".", builtAt });
const read = (path: string) => files.get(path) ?? "";

test("the sitemap has the photographs of each page, once", () => {
  const entry = read("/sitemap.xml")
    .split(`<loc>${villa.siteUrl}/interni</loc>`)[1]
    ?.split("</url>")[0];
  const images = entry?.match(/<image:loc>https:[^<]*?\.jpg<\/image:loc>/g) ?? [];
  // three apartments, of which one has the ending
  expect(images).toHaveLength(23 + 16 + 14);
  expect(new Set(images).size).toBe(images.length);
});

test("robots.txt names the sitemap, security.txt has a contact and expires within a year", () => {
  expect(read("/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${villa.siteUrl}/sitemap.xml\n`,
  );
  const text = read("/.well-known/security.txt");
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  const days = (expires.getTime() - builtAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(text).toContain(`Canonical: ${villa.siteUrl}/.well-known/security.txt`);
  expect(text).toContain("Preferred-Languages: en, it");
});

test("each language has a web manifest that starts in it", () => {
  const [english, italian] = ["/site.webmanifest", "/it/site.webmanifest"].map((path) =>
    JSON.parse(read(path)),
  );
  expect(english).toMatchObject({ lang: "en", start_url: "/", theme_color: "#f3f5f2" });
  expect(italian).toMatchObject({ lang: "it", start_url: "/it" });
  const sizes = italian.icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
  expect(english.icons.at(-1).purpose).toBe("maskable");
});

test("the contact card is a valid vCard 3.0 with phone, address and position, as the position file has it, whatever the name", async () => {
  const changed = { ...content, facts: structuredClone(facts) };
  changed.facts.villa.name = 'Villa "A & B"; <sul mare>, così';
  const made = await siteFiles({ content: changed, pictures, root: ".", builtAt });
  const lines = made.get(`/${villa.slug}.vcf`)?.split("\r\n") ?? [];
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  const unfolded = lines.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  expect(unfolded).toContain('FN:Villa "A & B"\\; <sul mare>\\, così');
  expect(unfolded).toContain("TEL;TYPE=WORK,VOICE:+390831000000");
  expect(unfolded.join()).toContain(
    "Provinciale 26\\, s.n.c.;Francavilla Fontana;BR;72021;Italia,",
  );
  expect(unfolded).toContain("GEO:40.56218;17.56683");
  const position = made.get(`/${villa.slug}.gpx`);
  expect(position).toContain('<wpt lat="40.56218" lon="17.56683">');
  expect(position).toContain('<name>Villa "A &amp; B"; &lt;sul mare&gt;, così</name>');
});

test("a page's date in the sitemap is that of the last commit of its content", async () => {
  await using folder = await testFolder();
  const contentFolder = join(folder.path, "content");
  await mkdir(join(contentFolder, "en"), { recursive: true });
  const git = (date: string, ...args: string[]) =>
    execFileSync("git", ["-C", folder.path, "-c", "user.name=x", "-c", "user.email=x@x", ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: "ignore",
    });
  const write = (file: string, text: string) => writeFile(join(contentFolder, file), text);
  const [first, second] = ["2026-01-01T12:00:00Z", "2026-02-02T12:00:00Z"];
  git(first, "init", "-q");
  for (const file of ["facts.json", "en/about.json", "en/booking.json"]) await write(file, "1");
  git(first, "add", ".");
  git(first, "commit", "-qm", "first");
  await write("en/about.json", "2");
  git(second, "commit", "-qam", "second");
  const texts = { ...content, photoSets: [] };
  const dates = await lastModifiedDates(texts, contentFolder);
  expect(dates("about", "en")).toBe("2026-02-02");
  expect(dates("booking", "en")).toBe("2026-01-01");
});

test.each([
  ["Francavilla Fontana", 40.56218, 17.56683, "Europe/Rome", "+01:00"],
  ["Ponta Delgada", 37.74, -25.67, "Atlantic/Azores", "-01:00"],
  ["Lisbon", 38.72, -9.14, "Europe/Lisbon", "+00:00"],
  ["Hobart", -42.88, 147.33, "Australia/Hobart", "+10:00"],
  ["St. John's", 47.56, -52.71, "America/St_Johns", "-03:30"],
])("%s has its own time zone and standard time", (_place, latitude, longitude, zone, offset) => {
  expect(timeZoneOf({ latitude, longitude })).toBe(zone);
  expect(standardOffset(zone)).toBe(offset);
});
