import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteData } from "../../../tools/build/pages/page-data.ts";
import { loadContent } from "../../../tools/content/load.ts";
import { SiteProvider } from "../../site/context/site-context.tsx";
import { Ending } from "./ending.tsx";

const content = await loadContent(process.cwd());

const files = { base: "/photos/pool-10.3f2a9c1b", width: 2548, height: 1699 };
const photo = { id: "pool-10", caption: "The pool at night", ...files, narrow: files };

function draw(whatsapp: string | undefined): string {
  const { facts } = content;
  const contact = { ...facts.contact, whatsapp };
  const shared = siteData({ ...content, facts: { ...facts, contact } }, "en");
  return renderToStaticMarkup(
    <SiteProvider lang="en" page="villa" path="/villa-ulia" shared={shared}>
      <Ending photo={photo} />
    </SiteProvider>,
  );
}

test("a villa with a number for WhatsApp has a link to write there", () => {
  expect(draw("390831999999")).toContain('href="https://wa.me/390831999999"');
});

test("a villa without one has the telephone alone", () => {
  const html = draw(undefined);
  expect(html).not.toContain("WhatsApp");
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(html).toContain('href="tel:+390831000000"');
});
