import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { pageData, siteData } from "../../../tools/build/pages/page-data.ts";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import type { Facts } from "../../site/content/facts.ts";
import { SiteProvider } from "../../site/context/site-context.tsx";
import { content as interni } from "./interni.content.ts";
import { Page } from "./interni.page.tsx";

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
});

function draw(change: Partial<Facts>): string {
  const other = { ...content, facts: { ...content.facts, ...change } };
  return renderToStaticMarkup(
    <SiteProvider lang="en" page="interni" path="/interni" shared={siteData(other, "en")}>
      <Page data={pageData(other, fakePictures(content), interni, "en")} />
    </SiteProvider>,
  );
}

test("without plans there is neither their section nor a link to it", () => {
  expect(draw({})).toContain('id="plans"');
  const html = draw({ plans: [] });
  expect(html).toContain('href="#compare"');
  expect(html).not.toContain('"plans"');
  expect(html).not.toContain('"#plans"');
});

test("without drawn houses the table stands alone", () => {
  const [first, ...others] = content.facts.apartments;
  if (!first) throw new Error("no apartment");
  const html = draw({ apartments: [{ ...first, guests: 6 }, ...others] });
  expect(html).not.toContain("data-guests");
  expect(html).toContain("data-compare");
  expect(html).toContain('href="/prenotazioni?guests=6"');
});
