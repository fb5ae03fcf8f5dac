import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { serviceOrigins } from "../../../tools/build/hosting/write-hosting.ts";
import { pageData, siteData } from "../../../tools/build/pages/page-data.ts";
import { SiteProvider } from "../../site/context/site-context.tsx";
import { content as booking } from "./booking.content.ts";
import { Page } from "./booking.page.tsx";

async function draw(change: (copy: TestHouse) => void) {
  const copy = new TestHouse();
  change(copy);
  const content = await copy.content();
  const html = renderToStaticMarkup(
    <SiteProvider lang="en" page="booking" path="/prenotazioni" shared={siteData(content, "en")}>
      <Page data={pageData(content, fakePictures(content), booking, "en")} />
    </SiteProvider>,
  );
  return { content, html };
}

test("without a booking engine the page has the stay form, and e-mail, WhatsApp and telephone", async () => {
  const { content, html } = await draw((copy) => {
    for (const lang of ["en", "it"]) {
      copy.edit(`${lang}/navbar.json`, (navbar) => {
        navbar.url_amenitiz = null;
      });
      copy.edit(`${lang}/booking.json`, (texts) => {
        Object.assign(texts, { demo: null, disclaimers: null });
      });
    }
    copy.edit("photos/slots.json", ({ booking: slots }) => {
      for (const key of ["apartment1", "apartment2", "apartment3"]) delete slots[key];
    });
    copy.edit("facts.json", (facts) => {
      delete facts.bookingEngineQuery;
      delete facts.seasons;
    });
  });
  expect(html).not.toMatch(/iframe|data-engine-link|data-seasons/);
  expect(html).toContain('id="calendar"');
  expect(html).toMatch(/<form[^>]*data-stay/);
  const { phone, email, whatsapp } = content.facts.contact;
  expect(html).toContain(`mailto:${email}?subject=`);
  expect(html).toContain(`https://wa.me/${whatsapp}?text=`);
  expect(html).toContain(`tel:${phone.replaceAll(" ", "")}`);
  expect(serviceOrigins(content, {}).bookingOrigins).toEqual([]);
});

test("an engine in one language alone, or the demo's without texts, stops the build", async () => {
  const faultsAfter = (change: (copy: TestHouse) => void) =>
    draw(change).catch((error: unknown) => String(error));
  const one = await faultsAfter((copy) =>
    copy.edit("en/navbar.json", (navbar) => {
      navbar.url_amenitiz = null;
    }),
  );
  expect(one).toContain("Give every language an address, or null");
  const none = await faultsAfter((copy) => {
    for (const lang of ["en", "it"]) {
      copy.edit(`${lang}/booking.json`, (texts) => {
        texts.demo = null;
      });
    }
  });
  expect(none).toContain("The texts of the demonstration engine are missing");
});
