import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { pageContentCss } from "../../../tools/build/content-css.ts";
import { accommodation } from "../../../tools/build/head/json-ld.ts";
import { sitemap } from "../../../tools/build/head/site-files.ts";
import { pageData, siteData } from "../../../tools/build/pages/page-data.ts";
import { apartmentColours } from "../../site/content/facts.ts";
import { SiteProvider } from "../../site/context/site-context.tsx";
import { demoEngine } from "../booking/demo-engine/demo-engine.content.ts";
import { content as interni } from "./interni.content.ts";
import { Page } from "./interni.page.tsx";

/** Gives a copy of the demo's content another number of apartments: `home1` to `home<count>`. */
function withApartments(copy: TestHouse, count: number): void {
  const keys = Array.from({ length: count }, (_, index) => `home${index + 1}`);
  const colours = Object.keys(apartmentColours);
  const old = ["apartment3", "apartment1", "apartment2"];
  // biome-ignore lint/suspicious/noExplicitAny: groups of texts and numbers with the same keys
  const rename = (group: any) => {
    const [sample] = old.map((key) => group[key]);
    for (const key of old) delete group[key];
    for (const key of keys) {
      group[key] = sample.name ? { ...sample, name: `Home ${key.slice(4)}` } : sample;
    }
  };
  copy.edit("facts.json", (facts) => {
    const [apartment] = facts.apartments;
    facts.apartments = keys.map((key, index) => {
      const colour = colours[index];
      const name = `Home ${index + 1}`;
      return { ...apartment, key, name, photoSet: key, colour, floor: index % 2 };
    });
    for (const { from } of facts.seasons.items) rename(from);
    facts.photoSets = [
      ...facts.photoSets.filter(({ name }: { name: string }) => !name.startsWith("apartment")),
      ...keys.map((name) => ({ name, startCount: 5 })),
    ];
    facts.plans = [];
  });
  for (const lang of ["en", "it"]) {
    copy.edit(`${lang}/interni.json`, ({ apartments, compare }) => {
      rename(apartments);
      rename(compare.homes);
    });
  }
  copy.rewriteTexts(/\{apartment\d\./g, "{home1.");
  copy.edit("photos/slots.json", (slots) => {
    slots.about.service2.photo = "villa/01";
    slots.about.service3.photo = "villa/02";
    slots.home.interior = "villa/03";
    slots.interni.hero = "villa/04";
    for (const page of [slots.interni, slots.booking]) {
      for (const key of old) delete page[key];
      for (const key of keys) page[key] = `${key}/01`;
    }
  });
  const captions = readFileSync("demo/photos/apartment-1/captions.json");
  for (const key of keys) {
    copy.write(`photos/${key}/captions.json`, captions);
    for (let n = 1; n <= 16; n++) copy.picture(`photos/${key}/${String(n).padStart(2, "0")}.jpg`);
  }
  for (const set of ["apartment-1", "apartment-2", "apartment-3"]) {
    copy.remove(`photos/${set}`);
  }
}

/** The interiors of a house with so many apartments, and what else follows from them. */
async function house(apartments: number) {
  const copy = new TestHouse();
  withApartments(copy, apartments);
  const content = await copy.content();
  const pictures = fakePictures(content);
  const html = renderToStaticMarkup(
    <SiteProvider lang="en" page="interni" path="/interni" shared={siteData(content, "en")}>
      <Page data={pageData(content, pictures, interni, "en")} />
    </SiteProvider>,
  );
  return { content, pictures, html };
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, m]) => m);

test.each([2, 5, 8])("a house of %i apartments shows each of them everywhere", async (count) => {
  const { content, pictures, html } = await house(count);
  const names = Array.from({ length: count }, (_, index) => `Home ${index + 1}`);
  const ids = names.map((_, index) => `home${index + 1}`);
  expect(matches(html, /<section[^>]* id="(home\d)"/g)).toEqual(ids);
  expect(matches(html, /<a href="#(home\d)"/g)).toEqual(ids);
  expect(matches(html, /data-photo-set="([^"]*)"/g)).toEqual(ids);
  expect(matches(html, /columnheader" scope="col">([^<]*)/g)).toHaveLength(count + 1);
  expect(accommodation(content, "en").containsPlace).toMatchObject(names.map((name) => ({ name })));
  const offers = pageData(content, pictures, demoEngine, "en").offers.map(({ name }) => name);
  expect(offers.slice(1)).toEqual(names);
  const css = pageContentCss(content, "interni");
  expect(css).toContain(`#compare{--homes:${count + 1}}`);
  expect(new Set(matches(css, /#home\d,.*?--shade:(var\([^)]*\))/g)).size).toBe(count);
  const xml = sitemap({ content, pictures, lastModified: () => undefined });
  for (const id of ids) expect(xml).toContain(`/photos/${id}-01`);
});

test("a house of one apartment has neither a choice between apartments nor a comparison", async () => {
  const { html } = await house(1);
  expect(html).toContain('id="home1"');
  expect(html).not.toContain('href="#home1"');
  expect(html).not.toContain("compare");
});

test("a ninth apartment, and entries for apartments that are not there, stop the build", async () => {
  const copy = new TestHouse();
  withApartments(copy, 2);
  copy.edit("facts.json", ({ apartments, seasons }) => {
    apartments[1].key = "home1";
    delete seasons.items[0].from.home2;
  });
  copy.edit("en/interni.json", ({ apartments }) => delete apartments.home1);
  const error: unknown = await copy.content().catch((caught: unknown) => caught);
  expect(String(error)).toMatch(
    /content\/facts\.json, line \d+: "apartments\[1\]\.key": "home1" stands/,
  );
  expect(String(error)).toMatch(/content\/en\/interni\.json, line \d+: "apartments\.home1": It is/);
});
