import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { langs } from "../../tests/support/addresses.ts";
import { fakePictures } from "../../tests/support/fake-pictures.ts";
import { TestHouse } from "../../tests/support/test-house.ts";
import { contentCss } from "../../tools/build/content-css.ts";
import { pageData, siteData } from "../../tools/build/pages/page-data.ts";
import type { Content } from "../../tools/content/load.ts";
import type { AnyPage } from "../site/content/define-page.ts";
import { SiteProvider } from "../site/context/site-context.tsx";
import { content as about } from "./about/about.content.ts";
import { Page as About } from "./about/about.page.tsx";
import { content as experience } from "./experience/experience.content.ts";
import { Page as Experience } from "./experience/experience.page.tsx";
import { content as home } from "./home/home.content.ts";
import { Page as Home } from "./home/home.page.tsx";
import { content as villa } from "./villa/villa.content.ts";
import { Page as Villa } from "./villa/villa.page.tsx";

/** The content after an owner has edited it. */
function edited(edit: (copy: TestHouse) => void): Promise<Content> {
  const copy = new TestHouse();
  edit(copy);
  return copy.content();
}

/** Edits the same file of both languages. */
// biome-ignore lint/suspicious/noExplicitAny: as `TestHouse.edit`
function inBoth(copy: TestHouse, file: string, change: (texts: any) => void): void {
  for (const lang of langs) copy.edit(`${lang}/${file}.json`, change);
}

function draw<Data>(
  content: Content,
  page: AnyPage<Data>,
  Page: React.ComponentType<{ data: Data }>,
): string {
  const data = pageData(content, fakePictures(content), page, "en");
  return renderToStaticMarkup(
    <SiteProvider lang="en" page={page.name} path="/" shared={siteData(content, "en")}>
      <Page data={data} />
    </SiteProvider>,
  );
}

test("a house without a pool has no section, carousel, row or amenity of one", async () => {
  const content = await edited((copy) => {
    copy.edit("facts.json", (facts) => {
      delete facts.pool;
      facts.photoSets = facts.photoSets.filter(({ name }: { name: string }) => name !== "pool");
      facts.amenityFeature = [{ name: "wifi", value: true }];
      facts.services = facts.services.filter(({ key }: { key: string }) => key !== "pool");
    });
    copy.rewriteTexts(/\{pool\.\w+(:\w+)?\}/g, "no");
    copy.remove("photos/pool");
    copy.edit("photos/slots.json", (slots) => {
      delete slots.villa.pool;
      delete slots.about.service1;
      const other = { photo: "villa/03" };
      Object.assign(slots.home, { hero3: "villa/09", narrow: "villa/10", ending: other });
      slots.villa.ending = other;
      slots.interni.ending = other;
    });
    for (const lang of langs) {
      copy.edit(`${lang}/villa.json`, (texts) => {
        texts.pool = null;
      });
      copy.edit(`${lang}/home.json`, ({ glance }) => {
        glance.items = glance.items.filter(({ id }: { id: string }) => id !== "pool");
      });
      copy.edit(`${lang}/about.json`, ({ services }) => {
        services.items = services.items.filter(({ id }: { id: string }) => id !== "pool");
      });
    }
  });
  expect(draw(content, villa, Villa)).not.toMatch(/"pool"|pool-\d/);
  expect(draw(content, home, Home)).not.toContain("metres, the pool");
  expect(draw(content, experience, Experience)).not.toContain("Pool");
  expect(contentCss(content)).not.toContain('data-photo-set="pool"');
});

test("a section whose texts are null is not there", async () => {
  const content = await edited((copy) => {
    inBoth(copy, "home", (texts: Record<string, unknown>) => {
      texts.glance = null;
    });
    inBoth(copy, "about", (texts: Record<string, unknown>) => {
      Object.assign(texts, { space: null, services: null, goodToKnow: null });
    });
    inBoth(copy, "experience", (texts: Record<string, unknown>) => {
      const none = { onRequest: null, dintorni: null, whenToCome: null };
      Object.assign(texts, { hours: null, paragraphs: null, ...none });
    });
    copy.edit("photos/slots.json", ({ home, about, experience }) => {
      delete home.view;
      for (const n of [1, 2, 3, 4]) {
        delete about[`service${n}`];
        delete experience[`request${n}`];
      }
    });
  });
  expect(draw(content, home, Home)).not.toMatch(/data-glance|data-wide=""/);
  expect(draw(content, about, About)).not.toMatch(/<dl|<details/);
  const html = draw(content, experience, Experience);
  expect(html).not.toMatch(/data-hour|data-road|data-months/);
  expect(html).toContain('data-photo-set="experience"');
});

test("services stand in two lists of even length, with a skyline only over photographs", async () => {
  const content = await edited((copy) => {
    copy.edit("facts.json", (facts) => {
      facts.services = facts.services.slice(0, 5);
    });
    inBoth(copy, "about", (texts: { services: { items: unknown[] } }) => {
      texts.services.items = texts.services.items.slice(0, 5);
    });
    copy.edit("photos/slots.json", ({ about }) => {
      for (const n of [1, 2, 3, 4]) delete about[`service${n}`];
    });
  });
  const { services } = pageData(content, fakePictures(content), about, "en");
  expect(services?.lists.map(({ length }) => length)).toEqual([3, 2]);
  expect(draw(content, about, About)).not.toContain("skyline");
});

test("surroundings and experiences may be any number up to sixteen, or none", async () => {
  const content = await edited((copy) => {
    copy.edit("facts.json", (facts) => {
      facts.surroundings = [];
    });
    copy.edit("photos/slots.json", ({ experience }) => {
      for (const slot of ["ostuni", "itriaValley", "twoSeas", "request2", "request3", "request4"]) {
        delete experience[slot];
      }
    });
    inBoth(copy, "experience", (texts: Record<"onRequest" | "dintorni", { items: unknown[] }>) => {
      texts.dintorni.items = [];
      texts.onRequest.items = texts.onRequest.items.slice(0, 1);
    });
  });
  const html = draw(content, experience, Experience);
  expect(html).not.toContain("data-road");
  expect(html.match(/place\d/g)).toEqual(["place0"]);
});
