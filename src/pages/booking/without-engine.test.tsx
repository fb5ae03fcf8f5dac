import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { serviceOrigins } from "../../../tools/build/hosting/service-origins.ts";
import { pageData, siteData } from "../../../tools/build/pages/page-data.ts";
import { loadContent } from "../../../tools/content/load.ts";
import { SiteProvider } from "../../site/context/site-context.tsx";
import { content as booking } from "./booking.content.ts";
import { Page } from "./booking.page.tsx";

async function draw(change: (copy: ContentCopy) => Promise<void>) {
  await using copy = await ContentCopy.make();
  await change(copy);
  const content = await loadContent(copy.root);
  const html = renderToStaticMarkup(
    <SiteProvider lang="en" page="booking" path="/prenotazioni" shared={siteData(content, "en")}>
      <Page data={pageData(content, fakePictures(content), booking, "en")} />
    </SiteProvider>,
  );
  return { content, html };
}

test("without a booking engine the page has the stay form, and e-mail, WhatsApp and telephone", async () => {
  const { content, html } = await draw(async (copy) => {
    for (const lang of ["en", "it"]) {
      await copy.edit(`${lang}/navbar.json`, (navbar) => {
        navbar.url_amenitiz = null;
      });
      await copy.edit(`${lang}/booking.json`, (texts) => {
        Object.assign(texts, { demo: null, disclaimers: null });
      });
    }
    await copy.edit("photos/slots.json", ({ booking: slots }) => {
      for (const key of ["apartment1", "apartment2", "apartment3"]) delete slots[key];
    });
    await copy.edit("facts.json", (facts) => {
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
  const faultsAfter = (change: (copy: ContentCopy) => Promise<void>) =>
    draw(change).catch((error: unknown) => String(error));
  const one = await faultsAfter((copy) =>
    copy.edit("en/navbar.json", (navbar) => {
      navbar.url_amenitiz = null;
    }),
  );
  expect(one).toContain("give both languages an address, or both null");
  const none = await faultsAfter(async (copy) => {
    for (const lang of ["en", "it"]) {
      await copy.edit(`${lang}/booking.json`, (texts) => {
        texts.demo = null;
      });
    }
  });
  expect(none).toContain('content/en/booking.json: "demo" is missing');
});
