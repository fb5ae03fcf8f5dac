import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withApartments } from "../../../tests/support/apartments.ts";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { pageContentCss } from "../../../tools/build/content-css/content-css.ts";
import { accommodation } from "../../../tools/build/head/json-ld.ts";
import { sitemap } from "../../../tools/build/head/site-files.ts";
import { pageData, siteData } from "../../../tools/build/pages/page-data.ts";
import { loadContent } from "../../../tools/content/load.ts";
import { SiteProvider } from "../../site/context/site-context.tsx";
import { demoEngine } from "../booking/demo-engine/demo-engine.content.ts";
import { content as interni } from "./interni.content.ts";
import { Page } from "./interni.page.tsx";

/** The interiors of a house with so many apartments, and what else follows from them. */
async function house(apartments: number) {
  await using copy = await ContentCopy.make();
  await withApartments(copy, apartments);
  const content = await loadContent(copy.root);
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
  await using copy = await ContentCopy.make();
  await withApartments(copy, 2);
  await copy.edit("facts.json", ({ apartments, seasons }) => {
    apartments[1].key = "home1";
    delete seasons.items[0].from.home2;
  });
  await copy.edit("en/interni.json", ({ apartments }) => delete apartments.home1);
  const error: unknown = await loadContent(copy.root).catch((caught: unknown) => caught);
  expect(String(error)).toContain('"apartments[1].key" is "home1", as in an earlier entry');
  expect(String(error)).toContain('content/en/interni.json: "apartments.home1" is missing; add it');
});
