import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dataOf, drawPage, editBoth, editedContent } from "../../tests/support/draw-page.tsx";
import { fakePictures } from "../../tests/support/fake-pictures.ts";
import type { TestHouse } from "../../tests/support/test-house.ts";
import { pageContentCss } from "../../tools/build/content-css.ts";
import { accommodation } from "../../tools/build/head/json-ld.ts";
import { sitemap } from "../../tools/build/head/site-files.ts";
import { serviceOrigins } from "../../tools/build/hosting/write-hosting.ts";
import { apartmentColours } from "../site/content/facts.ts";
import { content as about } from "./about/about.content.ts";
import { Page as About } from "./about/about.page.tsx";
import { content as booking } from "./booking/booking.content.ts";
import { Page as Booking } from "./booking/booking.page.tsx";
import { demoEngine } from "./booking/demo-engine/demo-engine.content.ts";
import { content as experience } from "./experience/experience.content.ts";
import { Page as Experience } from "./experience/experience.page.tsx";
import { content as home } from "./home/home.content.ts";
import { Page as Home } from "./home/home.page.tsx";
import { content as interni } from "./interni/interni.content.ts";
import { Page as Interni } from "./interni/interni.page.tsx";

const numbered = (name: string) => [1, 2, 3, 4].map((n) => `${name}${n}`);

function emptySlots(copy: TestHouse, page: string, slots: string[]) {
  for (const slot of slots) copy.set(`photos/slots.json: ${page}.${slot}`, "(removed)");
}

test("a section whose texts are null is not there", async () => {
  const content = await editedContent((copy) => {
    const none = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, null]));
    const without = (file: string, ...keys: string[]) =>
      editBoth(copy, file, (texts) => Object.assign(texts, none(...keys)));
    without("home", "glance");
    without("about", "hosts", "space", "services", "goodToKnow");
    without("experience", "hours", "paragraphs", "onRequest", "dintorni", "whenToCome");
    emptySlots(copy, "home", ["view"]);
    emptySlots(copy, "about", numbered("service"));
    emptySlots(copy, "experience", numbered("request"));
  });
  expect(drawPage(content, home, Home)).not.toMatch(/data-glance|data-wide=""/);
  expect(drawPage(content, about, About)).not.toMatch(/<dl|<details/);
  const html = drawPage(content, experience, Experience);
  expect(html).not.toMatch(/data-hour|data-road|data-months/);
  expect(html).toContain('data-photo-set="experience"');
});

test("services stand in two lists of even length, with a skyline only over photographs", async () => {
  const content = await editedContent((copy) => {
    copy.set("facts.json: services.length", 5);
    copy.set("*/about.json: services.items.length", 5);
    emptySlots(copy, "about", numbered("service"));
  });
  const { services } = dataOf(content, about);
  expect(services?.lists.map(({ length }) => length)).toEqual([3, 2]);
  expect(drawPage(content, about, About)).not.toContain("skyline");
});

test("surroundings and experiences may be any number up to sixteen, or none", async () => {
  const content = await editedContent((copy) => {
    copy.set("facts.json: surroundings", []);
    const filled = ["ostuni", "itriaValley", "twoSeas", "request2", "request3", "request4"];
    emptySlots(copy, "experience", filled);
    copy.set("*/experience.json: dintorni.items", []);
    copy.set("*/experience.json: onRequest.items.length", 1);
  });
  const html = drawPage(content, experience, Experience);
  expect(html).not.toContain("data-road");
  expect(html.match(/place\d/g)).toEqual(["place0"]);
});

test("without a booking engine the page has the stay form, and e-mail, WhatsApp and telephone", async () => {
  const content = await editedContent((copy) => {
    copy.set("*/navbar.json: url_amenitiz", null);
    for (const key of ["demo", "disclaimers"]) copy.set(`*/booking.json: ${key}`, null);
    emptySlots(copy, "booking", ["apartment1", "apartment2", "apartment3"]);
    for (const key of ["bookingEngineQuery", "seasons"])
      copy.set(`facts.json: ${key}`, "(removed)");
  });
  const html = drawPage(content, booking, Booking);
  expect(html).not.toMatch(/iframe|data-engine-link|data-seasons/);
  expect(html).toContain('id="calendar"');
  expect(html).toMatch(/<form[^>]*data-stay/);
  const { phone, email, whatsapp } = content.facts.contact;
  const mail = `mailto:${email}?subject=`;
  for (const way of [mail, `https://wa.me/${whatsapp}?text=`, `tel:${phone.replaceAll(" ", "")}`])
    expect(html).toContain(way);
  expect(serviceOrigins(content, {}).bookingOrigins).toEqual([]);
});

test.each([
  ["https://book.it/en", "link"],
  ["https://www.airbnb.com/rooms/1", "frame"],
])(
  "a booking engine that is only linked, %s, has no frame, and opens in a new tab",
  async (address, show) => {
    const content = await editedContent((copy) => {
      copy.set("*/navbar.json: url_amenitiz", address);
      copy.set("*/booking.json: demo", null);
      emptySlots(copy, "booking", ["apartment1", "apartment2", "apartment3"]);
      copy.set("facts.json: booking", { show });
    });
    const html = drawPage(content, booking, Booking);
    expect(html).not.toContain("<iframe");
    expect(html).toMatch(
      new RegExp(`id="calendar".*<a [^>]*href="${address}"[^>]*target="_blank"`, "s"),
    );
  },
);

/** Gives a copy of the demo's content another number of apartments: `home1` to `home<count>`. */
function withApartments(copy: TestHouse, count: number): void {
  const keys = Array.from({ length: count }, (_, index) => `home${index + 1}`);
  const colours = Object.keys(apartmentColours);
  const old = ["apartment3", "apartment1", "apartment2"];
  // biome-ignore lint/suspicious/noExplicitAny: groups of texts and numbers with the same keys
  const rename = (group: any) => {
    const [sample] = old.map((key) => group[key]);
    for (const key of old) delete group[key];
    for (const key of keys)
      group[key] = sample.name ? { ...sample, name: `Home ${key.slice(4)}` } : sample;
  };
  copy.edit("facts.json", (facts) => {
    const [apartment] = facts.apartments;
    facts.apartments = keys.map((key, index) => ({
      ...{ ...apartment, key, name: `Home ${index + 1}`, photoSet: key },
      ...{ colour: colours[index], floor: index % 2 },
    }));
    for (const { from } of facts.seasons.items) rename(from);
    facts.photoSets = [
      ...facts.photoSets.filter(({ name }: { name: string }) => !name.startsWith("apartment")),
      ...keys.map((name) => ({ name, startCount: 5 })),
    ];
    Object.assign(facts, { plans: [], access: undefined, taken: undefined });
  });
  editBoth(copy, "interni", ({ apartments, compare }) => {
    rename(apartments);
    rename(compare.homes);
  });
  copy.rewriteTexts(/\{apartment\d\./g, "{home1.");
  copy.edit("photos/slots.json", ({ about, home, interni, booking }) => {
    about.service2.photo = "villa/01";
    about.service3.photo = "villa/02";
    about.service4.photo = "villa/04";
    home.interior = "villa/03";
    Object.assign(interni, { hero: "villa/04", beside: "villa/08", ending: "villa/05" });
    for (const page of [interni, booking]) {
      for (const key of old) delete page[key];
      for (const key of keys) page[key] = `${key}/01`;
    }
  });
  const captions = readFileSync("demo/photos/apartment-1/captions.json");
  for (const key of keys) {
    copy.write(`photos/${key}/captions.json`, captions);
    for (let n = 1; n <= 16; n++) copy.picture(`photos/${key}/${String(n).padStart(2, "0")}.jpg`);
  }
  for (const n of [1, 2, 3]) copy.remove(`photos/apartment-${n}`);
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, m]) => m);

test.each([2, 5, 8])("a house of %i apartments shows each of them everywhere", async (count) => {
  const content = await editedContent((copy) => withApartments(copy, count));
  const html = drawPage(content, interni, Interni);
  const names = Array.from({ length: count }, (_, index) => `Home ${index + 1}`);
  const ids = names.map((name) => name.toLowerCase().replace(" ", ""));
  expect(matches(html, /<section[^>]* id="(home\d)"/g)).toEqual(ids);
  expect(matches(html, /<a href="#(home\d)"/g)).toEqual(ids);
  expect(matches(html, /data-photo-set="([^"]*)"/g)).toEqual(ids);
  expect(matches(html, /columnheader" scope="col"[^>]*>([^<]*)/g)).toHaveLength(count + 1);
  expect(accommodation(content, "en").containsPlace).toMatchObject(names.map((name) => ({ name })));
  const offers = dataOf(content, demoEngine).offers.map(({ name }) => name);
  expect(offers.sort().slice(0, -1)).toEqual(names);
  const css = pageContentCss(content, "interni");
  expect(css).toContain(`#compare{--homes:${count + 1}}`);
  expect(new Set(matches(css, /#home\d,.*?--shade:(var\([^)]*\))/g)).size).toBe(count);
  const pictures = fakePictures(content);
  const xml = sitemap({ content, pictures, lastModified: () => undefined });
  for (const id of ids) expect(xml).toContain(`/photos/${id}-01`);
});

test("a house of one apartment has neither a choice between apartments nor a comparison, and receives guests after midnight", async () => {
  const content = await editedContent((copy) => {
    withApartments(copy, 1);
    copy.set("facts.json: stay.checkInTo", "01:30");
  });
  expect(dataOf(content, booking).stay.house.lastHour).toBe("24:00");
  const html = drawPage(content, interni, Interni);
  expect(html).toContain('id="home1"');
  expect(html).not.toContain('href="#home1"');
  expect(html).not.toContain("compare");
});

test("an apartment twice stops the build", async () => {
  const edited = editedContent((copy) => {
    withApartments(copy, 2);
    copy.set("facts.json: apartments[1].key", "home1");
    copy.set("facts.json: seasons.items[0].from.home2", "(removed)");
  });
  await expect(edited).rejects.toThrow('"key" of home1: "home1" stands there twice');
});
