import { expect, test } from "vitest";
import { firstSlide } from "../../src/modules/carousel/layout.ts";
import { content as about } from "../../src/pages/about/about.content.ts";
import { content as home } from "../../src/pages/home/home.content.ts";
import { allPages, mayBeHidden, type PageName } from "../../src/site/site-map/pages.ts";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { editBoth, editedContent } from "../../tests/support/draw-page.tsx";
import { drawnPages } from "../../tests/support/drawn-pages.ts";
import { contentWith, fixture, TestHouse } from "../../tests/support/test-house.ts";
import { type Content, loadContent } from "./load.ts";
import { pageText } from "./page-texts.ts";
import { excerpt } from "./problems/place.ts";
import { ContentError, reportOf, reportText } from "./problems/report.ts";
import { slotPhotos, wantedVariants } from "./slot-photos.ts";

// The faults themselves stand in the table of tools/owner/ready/problems.test.ts.

const content = await loadContent(".");

const codes = ({ warnings }: Content) => warnings.map(({ code }) => code);

test("the demo has nothing to be named, and the specified photographs", async () => {
  expect(content.warnings).toEqual([]);
  const sets = content.photoSets.map((set) => `${set.name} ${set.startCount}/${set.photos.length}`);
  expect(sets.slice(0, 3)).toEqual(["villa 12/12", "pool 11/11", "apartment-3 23/23"]);
  expect(sets.slice(3)).toEqual(["apartment-1 5/16", "apartment-2 5/14", "experience 12/12"]);
});

test("a house as it was written in November 2026 is built, with the same pages", async () => {
  const house = new TestHouse();
  for (const [file, json] of Object.entries<unknown>(fixture("former"))) {
    house.write(file, typeof json === "string" ? json : JSON.stringify(json));
  }
  house.remove("it");
  // a page that came later is for the owner to write, or to switch off
  house.edit("settings.json", ({ pages }) => {
    const written = Object.keys(fixture("former")).join();
    const later = allPages("").filter(
      (page) => mayBeHidden(page) && !written.includes(`en/${page.name}.json`),
    );
    pages.hidden.push(...later.map(({ route }) => route));
  });
  const drawn: string[] = [];
  for await (const { head } of drawnPages(await house.content())) {
    drawn.push(/rel="canonical" href="https:\/\/[^/]*([^"]*)"/.exec(head)?.[1] ?? "");
  }
  const menu = "/about / /villa-ulia /interni /experience /baths /contatti /prenotazioni";
  const footer = "/cookie-policy /privacy-policy /note-legali /accessibilita";
  const unlisted = Array(3).fill("");
  expect(drawn).toEqual([...`${menu} ${footer}`.split(" "), ...unlisted]);
});

test("a text, group, entry, caption or file that a language lacks is that of the first one, named once", async () => {
  const content = await editedContent((house) => {
    house.edit("it/home.json", (texts) => delete texts.description);
    const blank = { title: " ", text: " " };
    house.edit("it/about.json", ({ services }) => Object.assign(services.items[3], blank));
    house.edit("it/villa.json", (villa) => delete villa.pool);
    house.edit("it/interni.json", ({ apartments }) => apartments.apartment2.features.pop());
    house.edit("photos/villa/captions.json", (captions) => delete captions[2].it);
    house.remove("it/ending.json");
  });
  expect(new Set(codes(content))).toEqual(new Set(["translation-missing", "translation-file"]));
  expect(content.warnings.map(({ file, path }) => [file, ...path].join(" ")).toSorted()).toEqual([
    "it/about.json services items 3 title",
    "it/ending.json",
    "it/home.json description",
    "it/interni.json apartments apartment2 features 5",
    "it/villa.json pool",
    "photos/villa/captions.json 2 it",
  ]);
  expect(pageText(content, home, "it").description).toBe(pageText(content, home, "en").description);
  const [own, first] = (["it", "en"] as const).map(
    (lang) => pageText(content, about, lang).services?.items[3],
  );
  // what may be marked is spoken in its own language
  expect(own).toMatchObject({ title: "Three\u00A0kitchens", text: `[en:${first?.text}]` });
  const caption = content.photoSets[0]?.photos[2]?.caption;
  expect(caption?.it).toBe(caption?.en);
});

test("an owner in Switzerland writes her own postal code and tax number, and no code of Italy; in Italy she may give a codice fiscale", async () => {
  const swiss = await editedContent((house) => {
    house.edit("facts.json", ({ villa, address }) => {
      const codes = [{ key: "register", value: "TI-2026/14" }];
      Object.assign(villa, { codes, vat: "CHE-123.456.789 MWST" });
      Object.assign(address, { postalCode: "6900", countryCode: "CH" });
      delete address.provinceCode;
    });
    const register = { label: "Register", name: "Register of holiday homes" };
    editBoth(house, "footer", (footer) => Object.assign(footer, { codes: { register } }));
    house.rewriteTexts(/\{cin\}|\{regionalCode\}/g, "{register}");
  });
  expect(codes(swiss)).not.toContain("cin");
  const vat = "RSSMRA80A01H501U";
  const italian = await contentWith(({ villa }) => Object.assign(villa, { vat }));
  expect(italian.facts.villa.vat).toBe(vat);
});

test("a new photograph with its caption joins its set; a set begins with all that it has", async () => {
  const caption = { en: "New", it: "Nuova" };
  const { photoSets } = await editedContent((house) => {
    house.picture("photos/villa/13.jpg");
    house.edit("photos/villa/captions.json", (all) => all.push({ file: "13.jpg", ...caption }));
    house.edit("facts.json", (facts) => Object.assign(facts.photoSets[3], { startCount: 50 }));
  });
  const [villa, , , apartment1] = photoSets;
  expect([villa?.startCount, apartment1?.startCount]).toEqual([13, 16]);
  const focus = { x: 50, y: 50 };
  expect(villa?.photos.at(-1)).toMatchObject({ id: "villa-13", caption, focus, width: 2880 });
});

test("the faults of all files are reported together, with line and caret, in the owner's language", async () => {
  await using copy = await ContentCopy.make();
  await copy.edit("facts.json", (facts) => delete facts.villa.name);
  await copy.replace("it/home.json", '"welcomeTitle":', '\t"welcomeTitle"');
  await copy.remove("photos/pool/11.jpg");
  const error = await loadContent(copy.root).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  const report = await reportOf(error, copy.root);
  expect(reportText(report, "en")).toMatch(
    /^The content has 3 faults:\n\n {2}content\/facts\.json, line 2: "villa\.name": It is missing\. Add it\.\n {4}2 \| {3}"villa": \{\n {6}\| {3}\^\n/,
  );
  expect(reportText(report, "it")).toMatch(
    /I contenuti hanno 3 errori.*content\/it\/home\.json, riga 3: Alla colonna 19 ci vuole il segno :.*\n {4}3 \| {4}"welcomeTitle" .*\n {6}\| {19}\^\n/s,
  );
  expect(reportText(report, "it")).toContain("captions.json, riga 59: 11.jpg: 11.jpg non è nella");
});

test("of a long line the part around the place is shown", () => {
  const long = { line: 12, column: 301, text: `${"a".repeat(300)}b${"c".repeat(300)}` };
  const [line = "", caret = ""] = excerpt(long).split("\n");
  expect(line).toMatch(/^12 \| …a+bc+…$/);
  expect(line[caret.indexOf("^")]).toBe("b");
});

test("an error of the program is reported without its stack, which goes to a file", async () => {
  await using copy = await ContentCopy.make();
  const report = await reportOf(new Error("the page was not made"), copy.root);
  expect(reportText(report, "en")).toBe(
    "The site could not be made:\n\n  the page was not made\n\n  The details for a developer are in .cache/build-error.txt.",
  );
});

test("narrow crops are made of the photographs in hero slots; a slot's focal point replaces that of the caption", async () => {
  const portrait = { photo: "pool/07", narrowFocus: { x: 20, y: 40 } };
  const about = { ...content.slots.about, portrait };
  const { narrow } = wantedVariants({ ...content, slots: { ...content.slots, about } });
  expect(narrow.get("pool-07")).toEqual(new Set([20]));
  expect([narrow.has("villa-03"), narrow.has("villa-09")]).toEqual([true, false]);
  const hero = slotPhotos(content).find(({ page, slot }) => `${page} ${slot}` === "home hero");
  expect(hero).toMatchObject({
    ...{ id: "pool-09", hasOwnFocus: true, focus: { x: 50, y: 62 } },
    ...{ stripFocus: { x: 50, y: 46 }, narrowFocus: { x: 62, y: 60 } },
  });
});

test("no photograph of the demo opens or ends two pages, nor is it the door or the first slide of the page that it opens", async () => {
  const photos = slotPhotos(content);
  const atEnds = photos.filter(
    ({ page, slot }) => /^(hero|ending)$/.test(slot) || `${page} ${slot}` === "about portrait",
  );
  expect(atEnds.length).toBeGreaterThanOrEqual(11);
  expect(atEnds.map(({ id }) => id)).toEqual([...new Set(atEnds.map(({ id }) => id))]);
  const inSlot = (page: string, slot: string) =>
    photos.find((photo) => photo.page === page && photo.slot === slot)?.id;
  for (const [page, door] of Object.entries({
    villa: "villa",
    interni: "interior",
    experience: "experience",
  })) {
    const opening = inSlot(page, "hero");
    const sets = content.definitions.get(page as PageName)?.photoSets?.(content.facts) ?? [];
    const slides = content.photoSets
      .filter(({ name }) => sets.includes(name))
      .map(({ photos, startCount }) => photos[firstSlide(startCount)]?.id);
    expect([inSlot("home", door), ...slides], page).not.toContain(opening);
  }
});
