import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { type ProblemCode, problem } from "../../../src/site/content/problem.ts";
import { findingsAfter, type TestHouse } from "../../../tests/support/test-house.ts";
import { cacheKey } from "../../content/files/cache-key.ts";
import { ownerLanguages } from "../../content/owner-language.ts";
import catalogue from "../../content/problems/catalogue.json" with { type: "json" };
import { schemaProblems } from "../../content/problems/schema.ts";
import { keyName } from "../../content/values.ts";
import { isReady, type SiteState } from "./readiness.ts";

// The table of problems: at least one row for each code of the catalogue, made by a real check of a
// finished house that is spoiled in one place.

const { fault, stops, misleads, improves } = catalogue;
const words: Record<string, object> = { ...fault, ...stops, ...misleads, ...improves };

type Change = (house: TestHouse) => unknown;
/** What else there is at hand, and the codes that the change cannot do without. */
type Options = Partial<SiteState> & { also?: ProblemCode[] };
/** The code, the file and key where it is found first, and what makes it appear. */
type Row = [code: ProblemCode, where: string, change: Change, options?: Options];

const all =
  (...changes: Change[]): Change =>
  (house) =>
    changes.map((change) => change(house));

/** Sets the value of a key, `facts.json: stay.checkInFrom`; `undefined` removes it. */
function set(where: string, value: unknown): Change {
  const [file = "", key = ""] = where.split(": ");
  return (house) => {
    house.edit(file, (json) => {
      const parts = key.match(/[^.[\]]+/g) ?? [];
      const last = parts.pop() ?? "";
      const group = parts.reduce((group, part) => group[part], json);
      if (value === undefined)
        Array.isArray(group) ? group.splice(Number(last), 1) : delete group[last];
      else group[last] = value;
    });
  };
}

/** What the text of the Italian home page has, and a Markdown text of the legal notes. */
const description = "it/home.json: description";
const law = "it/legal-notes.json: sections[1].body";
const editor = "settings.json: editor";
const captions = "photos/villa/captions.json";
const order = "facts.json: photoSets[1].order";
const pool = Array.from({ length: 11 }, (_, index) => `${String(index + 1).padStart(2, "0")}.jpg`);

/** A value that makes a problem appear at its key. */
const values: [code: ProblemCode, where: string, value: unknown][] = [
  ["missing", "en/home.json: description", undefined],
  ["missing", "facts.json: contact.phone", undefined],
  ["missing", "photos/slots.json: villa.pool", undefined],
  ["missing", "facts.json: seasons.items[0].from.apartment1", undefined],
  ["empty", "en/home.json: eyebrow", " "],
  ["key-unknown", "facts.json: contact.fax", "1"],
  ["key-unknown", `${captions}: [1].alt`, "The gate"],
  ["format", "it/villa.json: paragraphs", "Uno"],
  ["format", "facts.json: stay.checkInFrom", "4 pm"],
  ["format", "facts.json: photoSets[0].startCount", "some"],
  ["format", "facts.json: amenityFeature[0].name", "swimmingPool"],
  ["format", "facts.json: villa.vat", "IT0000"],
  ["format", "facts.json: address.postalCode", "6900"],
  ["format", "facts.json: villa.codes[0].value", "IT074008C2"],
  ["check-digit", "facts.json: villa.vat", "IT12345678901"],
  ["check-digit", "facts.json: villa.vat", "RSSMRA85T10A562T"],
  ["money-neighbours", "facts.json: seasons.items[3].from.house", 1.29],
  ["money-neighbours", "facts.json: seasons.items[0].from.apartment2", 11000],
  ["placeholder-text", "facts.json: villa.codes[1].value", "BRXXXXXX"],
  [
    "text-language",
    "en/villa.json: paragraphs[0]",
    "La casa è fra gli ulivi, e la sera si sta fuori.",
  ],
  [
    "text-language",
    "it/home.json: description",
    "The house stands among the trees of the valley, and from its terrace you see the hills that close it to the west, on clear days in the winter, when the air is dry.",
  ],
  [
    "text-language",
    "photos/villa/captions.json: [1].it",
    "The gate with its lamp at the end of the road",
  ],
  ["format", "facts.json: villa.codes[0].value", "074008-C2"],
  ["format", `${captions}: [0].focus`, "left"],
  ["format", "photos/slots.json: home.hero", 5],
  ["choice", "facts.json: plans[0].rooms[0].home", "attic"],
  ["choice", "photos/slots.json: about.service1.entry", "lake"],
  ["list-length", "en/booking.json: disclaimers", ["One", "Two", "Three", "Four"]],
  ["list-length", "settings.json: languages", []],
  ["number", "facts.json: geo.latitude", 140.5],
  ["number", "facts.json: airports[0].minutes", 0],
  ["slug-taken", "facts.json: villa.slug", "about"],
  ["key-taken", "facts.json: apartments[0].key", "shared"],
  ["month-order", "climate.json: months[2].month", 4],
  ["brace-unknown", description, "Una casa {zzzzzzzz}"],
  ["brace-near", description, "Una casa {nmae}"],
  ["brace-near", "photos/pool/captions.json: [0].en", "The pool, {pool.lenght} metres"],
  ["brace-form", description, "Una casa di {name:words}"],
  ["brace-open", description, "Una casa {?pool}con piscina"],
  ["brace-alone", description, "Una casa { bianca"],
  ["markdown-element", law, "# Titolo"],
  ["markdown-numbers", law, "1. Uno"],
  ["link-title", law, '[Scrivete](/contatti "Qui")'],
  ["link-page", law, "[Scrivete](/contato)"],
  ["link-form", law, "[Scrivete](contatti)"],
  ["plain-markdown", description, "Una casa **bianca**"],
  ["plain-html", description, "Una casa<br>bianca"],
  ["foreign-mark", description, "Una casa [zz:bianca]"],
  ["foreign-mark", "it/villa.json: paragraphs[0]", "Di [it:carparo, la pietra"],
  ["garbled", description, "PerchÃ© qui"],
  ["character", description, "Benvenuti 😀"],
  ["character-instead", description, "Un of\ufb01cio"],
  ["character-space", description, "Una\u202fcasa"],
  ["id-differs", "it/footer.json: credits.list[0].id", "other"],
  ["braces-differ", "it/footer.json: copyright", "©"],
  ["slot-empty", "photos/slots.json: home.hero", "villa/99"],
  ["slot-entry-missing", "photos/slots.json: about.service1.entry", undefined],
  ["order-unknown", order, [...pool, "12.jpg"]],
  ["order-lacks", order, pool.slice(1)],
  ["order-twice", order, [...pool, "01.jpg"]],
  ["twice", "facts.json: seasons.items[1].key", "winter"],
  ["phone-country", "facts.json: contact.whatsapp", "390831123456789"],
  ["phone-nowhere", "facts.json: contact.whatsapp", "99912345678"],
  ["season-day", "facts.json: seasons.items[0].periods[0][1]", "02-30"],
  ["season-day", "facts.json: closed.periods[0][1]", "02-30"],
  ["choice", "facts.json: taken.items[0].home", "apartment9"],
  ["taken-order", "facts.json: taken.items[0].to", "2026-12-11"],
  ["drawing-missing", "drawings/map.json: land", "sicily"],
  ["engine-differs", "it/navbar.json: url_amenitiz", null],
  ["consent", "settings.json: preselected", true],
  ["example-prices", "facts.json: seasons.example", true],
  ["example-nights", "facts.json: taken.example", true],
  ["example-measures", "facts.json: access.example", true],
  ["example-address", "facts.json: contact.social[0].url", "https://social.example/nova"],
  ["law-old", "facts.json: legal.textsUpdated", "2025-11-22"],
  ["law-future", "facts.json: legal.textsUpdated", "2026-11-24"],
  ["map-latitude", "facts.json: geo.mapLinkUrl", "https://www.google.com/maps"],
  ["capacity", "facts.json: capacity.guests", 9],
  ["pool-area", "facts.json: pool.areaSquareMetres", 90],
  ["translation-missing", description, undefined],
  ["translation-missing", "it/about.json: services.items[3].title", " "],
  ["translation-missing", `${captions}: [2].it`, undefined],
  ["language-unknown", "settings.json: languages[1]", "nl"],
  ["translation-short", description, "Una casa con piscina."],
  ["caption-short", `${captions}: [0].en`, "The white house"],
  ["caption-photo-of", `${captions}: [0].en`, "A photo of the white house among the trees"],
  ["caption-photo-of", `${captions}: [0].it`, "Foto della casa bianca fra gli ulivi"],
  ["photo-twice", "photos/slots.json: about.pair2", "pool/04"],
  ["title-long", "en/meta.json: villa.title", `The villa ${"and its pool ".repeat(5)}`],
  ["title-long", "en/meta.json: villa.description", "Walls and star vaults. ".repeat(8)],
  ["placeholder-text", "it/ending.json: home", "[Frase sulla piscina]"],
];

/** The text of a file that is no JSON. */
const syntax: [code: ProblemCode, text: string][] = [
  ["json-empty", ""],
  ["json-curly-end", '{\n  "a": "b”,\n  "c": "d"\n}'],
  ["json-open", '{\n  "a": "b\nc"\n}'],
  ["json-tab", '{\n  "a": "b\tc"\n}'],
  ["json-control", '{\n  "a": "b\u0007c"\n}'],
  ["json-backslash", '{\n  "a": "C:\\dir"\n}'],
  ["json-cut", '{\n  "a": "b"\n'],
  ["json-curly", '{\n  “title”: "b"\n}'],
  ["json-curly", '{\n  "a": ‘b’\n}'],
  ["json-quote", "{\n  'a': 1\n}"],
  ["json-invisible", '{\n  "a":\u00a0"b"\n}'],
  ["json-invisible", '{\n  "a": "b"\n}\n\ufeff{}'],
  ["json-comment", '{\n  // mine\n  "a": 1\n}'],
  ["json-quote-inside", '{\n  "a": "The "Villa" is"\n}'],
  ["json-comma-extra", '{\n  "a": "b",\n}'],
  ["json-number-comma", '{\n  "km": 43,2\n}'],
  ["json-word", '{\n  "a": nothing\n}'],
  ["json-bracket", '{\n  "a": [1\n}'],
  ["json-comma-missing", '{\n  "a": "b"\n  "c": "d"\n}'],
  ["json-colon-missing", '{\n  "a" "b"\n}'],
  ["json-after-end", '{\n  "a": 1\n}\n}'],
  ["json-sign", '{\n  "a": "b",, "c": 1\n}'],
  ["json-twice", '{\n  "a": 1,\n  "a": 2\n}'],
];

const write =
  (file: string, text: string | Buffer): Change =>
  (house) =>
    house.write(file, text);
const remove =
  (file: string): Change =>
  (house) =>
    house.remove(file);
const picture =
  (file: string, change = {}): Change =>
  (house) =>
    house.picture(file, change);
const shown = "photos/apartment-2/01.jpg";

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;
const mark = (text: string) => write("drawings/mark.svg", text);
/** One more plan, with a room of number 1. */
const plan = (shapes: string) =>
  all(
    write("plans/cellar.svg", svg(shapes)),
    (house) =>
      house.edit("facts.json", ({ plans }) => {
        const rooms = [{ number: 1, room: "kitchen", home: "shared" }];
        plans.push({ key: "cellar", file: "cellar.svg", scaleMetres: 5, rooms });
      }),
    set("en/interni.json: plans.floors.cellar", "Cellar"),
    set("it/interni.json: plans.floors.cellar", "Cantina"),
  );
const stop = { place: "ostuni" };
/** A plan of the road with one stop. */
const road = (change: object, more: object = {}) =>
  write(
    "drawings/road.json",
    JSON.stringify({
      stops: [{ ...stop, ...change }],
      ...more,
    }),
  );
const withoutCin = all(
  set("facts.json: villa.codes[0]", undefined),
  set("en/footer.json: codes.cin", undefined),
  set("it/footer.json: codes.cin", undefined),
  (house) => house.rewriteTexts(/ CIN \{cin\},/g, ""),
);
const caption = (file: string) => ({
  file,
  en: `A picture called ${file}`,
  it: `Una foto, ${file}`,
});
const captioned =
  (set: string, file: string): Change =>
  (house) =>
    house.edit(`photos/${set}/captions.json`, (list) => list.push(caption(file)));
/** A demo of these files, which the house may have too. */
const demo = (files: Record<string, string>, photographs = new Map()): Partial<SiteState> => {
  const texts = new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));
  return { demo: { name: "demo", folder: "demo", paths: [...texts.keys()], texts, photographs } };
};
const demoFacts = (facts: object) => demo({ "facts.json": JSON.stringify(facts) });
const sentence = "Una casa bianca fra gli ulivi, con una piscina. ".repeat(4);
const page = { address: "/it", deadLinks: [], bytes: 170_000, scriptBytes: 70_000 };
const built = (change: object): Partial<SiteState> => ({
  site: { pages: [{ ...page, ...change }] },
});
const dead = (code: ProblemCode, values: object): Partial<SiteState> => ({
  deadOutside: [{ code, file: "https://gone.it/", path: [], values: { ...values } }],
});
const demoTexts = (lang: string) =>
  JSON.parse(readFileSync(`demo/${lang}/booking.json`, "utf8")).demo;
const nothing: Change = () => {};

const portal = "https://portal.it/1.ics";
const calendar = (change: object): Change =>
  write("calendars.json", JSON.stringify([{ home: "house", url: portal, ...change }]));
const readOn = (day: string, failed?: string): Partial<SiteState> => ({
  calendars: [{ id: cacheKey(portal), readAt: `${day}T12:00:00Z`, taken: [], blocked: [], failed }],
});

const rows: Row[] = [
  ["translation-file", "it/villa.json", remove("it/villa.json")],
  ["translation-same", "it", write("it/villa.json", readFileSync("demo/en/villa.json"))],
  ["file-unreadable", "it/home.json", (house) => house.lock("it/home.json")],
  ["file-missing", "en/footer.json", remove("en/footer.json")],
  ["file-missing", "photos/villa/captions.json", remove(captions)],
  ["file-unknown", "it/hom.json", write("it/hom.json", "{}")],
  [
    "file-utf16",
    "it/home.json",
    write("it/home.json", Buffer.from('\ufeff{ "a": "b" }', "utf16le")),
  ],
  ["file-encoding", "it/home.json", write("it/home.json", Buffer.from('{\n "a": "è"}', "latin1"))],
  ["missing", `${editor}.url`, set(editor, { host: "gitea", repository: "you/villa" })],
  ["format", `${editor}.repository`, set(editor, { host: "github", repository: "a/b/villa" })],
  ["choice", `${editor}.host`, set(editor, { host: "bitbucket", repository: "you/villa" })],
  [
    "editor-url",
    `${editor}.url`,
    set(editor, { host: "github", repository: "you/villa", url: "https://git.it" }),
  ],
  [
    "brace-absent",
    description,
    all(
      (house) => house.rewriteTexts(/\{road\}/g, "SP 26"),
      set("facts.json: address.road", undefined),
      set(description, "Una casa su {road}"),
    ),
  ],
  [
    "money-decimals",
    "facts.json: seasons.items[3].from.house",
    (house) => house.replace("facts.json", '"house": 1290', '"house": 1.290'),
  ],
  [
    "entries-more",
    "it/home.json: glance.items",
    (house) => house.edit("it/home.json", ({ glance }) => glance.items.push(glance.items[0])),
  ],
  ["photo-stray", "photos/garden.jpg", picture("photos/garden.jpg")],
  ["photo-stray", "photos/garden", picture("photos/garden/01.jpg")],
  [
    "set-empty",
    "photos/experience",
    all(
      write("photos/experience/captions.json", "[]"),
      (house) => {
        for (let index = 1; index <= 12; index++)
          house.remove(`photos/experience/${String(index).padStart(2, "0")}.jpg`);
      },
      set("facts.json: photoSets[5].order", undefined),
    ),
  ],
  ["caption-missing", "photos/pool/12.jpg", picture("photos/pool/12.jpg")],
  ["caption-alone", "photos/pool/captions.json: [10]", remove("photos/pool/11.jpg")],
  ["caption-twice", `${captions}: [12]`, captioned("villa", "02.jpg")],
  [
    "photo-name-twice",
    "photos/villa",
    all(picture("photos/villa/12.png"), captioned("villa", "12.png")),
  ],
  ["photo-damaged", "photos/villa/03.jpg", (house) => house.damage("photos/villa/03.jpg")],
  [
    "photo-format",
    "photos/pool/12.gif",
    all((house) => house.damage("photos/pool/12.gif"), captioned("pool", "12.gif")),
  ],
  [
    "photo-name",
    "photos/pool/the pool.jpg",
    all(picture("photos/pool/the pool.jpg"), captioned("pool", "the pool.jpg")),
  ],
  [
    "photo-left",
    "photos/pool/old.jpg",
    all(picture("photos/pool/old.jpg"), set(editor, { host: "github", repository: "you/villa" })),
  ],
  [
    "set-missing",
    "facts.json: photoSets",
    all(set("facts.json: photoSets[1]", undefined), remove("photos/pool")),
    { also: ["slot-empty"] },
  ],
  [
    "set-unshown",
    "facts.json: photoSets[6]",
    all(
      set("facts.json: photoSets[6]", { name: "garden", startCount: "all" }),
      write("photos/garden/captions.json", JSON.stringify([caption("01.jpg")])),
      picture("photos/garden/01.jpg"),
    ),
  ],
  [
    "code-unknown",
    "en/footer.json: codes.municipal",
    all(
      set("en/footer.json: codes.municipal", { label: "M", name: "Municipal" }),
      set("it/footer.json: codes.municipal", { label: "C", name: "Comunale" }),
    ),
  ],
  [
    "missing",
    "en/footer.json: codes.municipal",
    set("facts.json: villa.codes[2]", { key: "municipal", value: "1" }),
  ],
  [
    "apartment-unknown",
    "en/interni.json: apartments.attic",
    (house) => {
      for (const lang of ["en", "it"])
        house.edit(`${lang}/interni.json`, ({ apartments }) => {
          apartments.attic = apartments.apartment1;
        });
    },
  ],
  [
    "position-swapped",
    "facts.json: geo.latitude",
    all(set("facts.json: geo.latitude", 17.56683), set("facts.json: geo.longitude", 40.7)),
  ],
  [
    "position-swapped",
    "facts.json: places[1].latitude",
    all(
      set("facts.json: places[1].latitude", 17.218),
      set("facts.json: places[1].longitude", 40.996),
    ),
  ],
  [
    "season-shared",
    "facts.json: seasons.items[1].periods[0]",
    set("facts.json: seasons.items[1].periods[0][0]", "03-30"),
  ],
  [
    "season-open",
    "facts.json: seasons",
    set("facts.json: seasons.items[1].periods[0][0]", "04-02"),
  ],
  ["plan-missing", "facts.json: plans[1].file", remove("plans/first-floor.svg")],
  ["drawing-xml", "drawings/mark.svg", mark(svg("<path"))],
  ["drawing-root", "drawings/mark.svg", mark("<svg/>")],
  ["drawing-element", "drawings/mark.svg", mark(svg('<image href="mark.png"/>'))],
  ["drawing-attribute", "drawings/mark.svg", mark(svg('<path onload="x()"/>'))],
  ["drawing-text", "drawings/mark.svg", mark(svg("<g>Mark</g>"))],
  ["drawing-inner", "plans/cellar.svg", plan('<text x="1"><a href="javascript:x()">1</a></text>')],
  ["plan-value", "plans/cellar.svg", plan('<path class="wall" d="M0 0"/><text x="1">1</text>')],
  ["plan-value", "plans/cellar.svg", plan('<text data-text="south">S</text><text x="1">1</text>')],
  ["plan-number-listed", "plans/cellar.svg", plan('<path class="walls" d="M0 0"/>')],
  [
    "plan-number-drawn",
    "facts.json: plans[2].rooms",
    plan('<text x="1">1</text><text x="2">2</text>'),
  ],
  ["drawing-unshown", "drawings/mrak.svg", write("drawings/mrak.svg", svg('<path d="M0 0h9"/>'))],
  ["road-place", "drawings/road.json: stops[0].place", road({ place: "atlantis" })],
  ["road-minutes", "drawings/road.json: stops[0]", road({ place: "town" })],
  ["map-beyond", "drawings/map.json", set("facts.json: places[1].longitude", 12)],
  ["draft", "settings.json: draft[0]", set("settings.json: draft", ["Ask Maria for a photograph"])],
  ...(
    [
      ["draft-stay", "stay"],
      ["draft-legal", "legal"],
      ["draft-rooms", "apartments"],
      ["draft-address", "villa.siteUrl"],
      ["draft-codes", "villa.codes"],
      ["draft-vat", "villa.vat"],
      ["draft-law", "legal.textsUpdated"],
    ] as const
  ).map(([code, key]): Row => [code, `facts.json: ${key}`, set("settings.json: draft", [code])]),
  [
    "placeholder-picture",
    "photos/villa",
    all(picture("photos/villa/placeholder-1.jpg"), captioned("villa", "placeholder-1.jpg")),
  ],
  [
    "demo-text",
    "it/home.json: description",
    set(description, sentence),
    demo({ "it/home.json": JSON.stringify({ description: sentence }) }),
  ],
  [
    "demo-picture",
    "photos/villa",
    picture("photos/villa/03.jpg", { bytes: "0a" }),
    demo({}, new Map([["photos/villa/01.jpg", { hash: "0a" }]])),
  ],
  ["demo-drawing", "drawings/mark.svg", mark(svg("")), demo({ "drawings/mark.svg": svg("") })],
  ["demo-data", "facts.json: villa.name", nothing, demoFacts({ villa: { name: "Masseria Nova" } })],
  [
    "demo-data",
    "en/about.json: descriptions[0]",
    set("en/about.json: descriptions[0]", "The Villa Ulia"),
    demoFacts({ villa: { name: "Villa Ulia" } }),
  ],
  [
    "demo-phone",
    "facts.json: contact.phone",
    nothing,
    demoFacts({ contact: { phone: "+39 0831 812345" } }),
  ],
  [
    "demo-code",
    "facts.json: villa.codes[0].value",
    nothing,
    demoFacts({ villa: { codes: [{ value: "IT074008B400012345" }] } }),
  ],
  [
    "demo-position",
    "facts.json: geo",
    nothing,
    demoFacts({ geo: { latitude: 40.7, longitude: 17.56683 } }),
  ],
  ["cin", "facts.json: villa.codes", withoutCin],
  [
    "law-owner",
    "it/privacy-policy.json: sections[0].body",
    (house) => house.replace("it/privacy-policy.json", "{legalName}", "la proprietà"),
  ],
  [
    "analytics",
    "en/consent.json: modal.cookies",
    (house) => {
      for (const lang of ["en", "it"])
        house.edit(`${lang}/consent.json`, ({ modal }) => {
          for (const cookie of modal.cookies) cookie.name = cookie.name.replace("__ph_", "ph_");
        });
    },
    { analyticsKey: "phc_key" },
  ],
  [
    "position-country",
    "facts.json: geo",
    all(set("facts.json: geo.latitude", 46), set("facts.json: geo.longitude", 8.95)),
    { also: ["map-latitude", "map-beyond"] },
  ],
  [
    "position-sea",
    "facts.json: geo",
    all(set("facts.json: geo.latitude", 41.5), set("facts.json: geo.longitude", 17.8)),
    { also: ["map-latitude", "map-beyond"] },
  ],
  [
    "fact-unsaid",
    "it/contatti.json: airports[0].distanza",
    set("it/contatti.json: airports[0].distanza", "50,5 km"),
  ],
  [
    "entry-absent",
    "en/villa.json: pool.facts[1]",
    set("facts.json: pool.jacuzzi", false),
    { also: ["amenity"] },
  ],
  [
    "beds-few",
    "facts.json: apartments[0].beds",
    all(
      set("facts.json: apartments[0].guests", 4),
      set("facts.json: capacity.guests", 9),
      set("facts.json: apartments[0].beds[1]", undefined),
    ),
  ],
  ["entries-differ", "facts.json: services[2]", set("facts.json: services[2].key", "steam")],
  [
    "engine-demo-texts",
    "en/booking.json: demo",
    set("it/navbar.json: url_amenitiz", "/demo/booking-engine/it"),
  ],
  [
    "demo-engine",
    "it/navbar.json: url_amenitiz",
    all(
      set("it/navbar.json: url_amenitiz", "/demo/booking-engine/it"),
      set("en/booking.json: demo", demoTexts("en")),
      set("it/booking.json: demo", demoTexts("it")),
    ),
  ],
  ["road-twice", "drawings/road.json: stops[1].place", road({}, { stops: [stop, stop] })],
  ["map-sea", "drawings/map.json: seas[0].name", set("drawings/map.json: seas[0].name", "baltic")],
  [
    "feature-unsaid",
    "en/interni.json: apartments.apartment2",
    set("facts.json: apartments[2].sauna", true),
  ],
  [
    "beds-double",
    "facts.json: apartments[2].beds",
    set("facts.json: apartments[2].beds[0].count", 2),
  ],
  [
    "beds-guests",
    "facts.json: apartments[1].beds",
    all(set("facts.json: apartments[1].guests", 5), set("facts.json: capacity.guests", 12)),
  ],
  ["amenity", "facts.json: amenityFeature[13].value", set("facts.json: stay.pets", "notAllowed")],
  [
    "caption-same",
    `${captions}: [1].en`,
    (house) => house.edit(captions, (list) => Object.assign(list[1], { en: list[0].en })),
  ],
  ["photo-small", shown, picture(shown, { width: 1100, height: 800 })],
  [
    "hero-small",
    "photos/villa/01.jpg",
    picture("photos/villa/01.jpg", { width: 1300, height: 900 }),
  ],
  ["photo-blurred", shown, picture(shown, { sharpness: 40 })],
  ["photo-dark", shown, picture(shown, { light: 60 })],
  ["photo-turned", shown, picture(shown, { orientation: "mirrored" })],
  ["photo-strip", shown, picture(shown, { width: 6000, height: 1500 })],
  [
    "photo-alike",
    shown,
    all(
      picture(shown, { hash: "0f".repeat(32) }),
      picture("photos/pool/01.jpg", { hash: "0f".repeat(32) }),
    ),
  ],
  [
    "title-same",
    "en/meta.json: about.title",
    (house) =>
      house.edit("en/meta.json", ({ about, villa }) =>
        Object.assign(about, { title: villa.title }),
      ),
  ],
  [
    "title-wide",
    "en/villa.json: title",
    set("en/villa.json: title", "A house of lime-washed walls under the vaults, by the old road"),
  ],
  [
    "name-long",
    "facts.json: villa.nameShort",
    set("facts.json: villa.nameShort", "Masseria Nova dei Vigneti"),
  ],
  ["link-inside", "/it", nothing, built({ deadLinks: ["/pdf/Prices.pdf"] })],
  ["weight", "/it", nothing, built({ bytes: 251_000 })],
  ["weight-scripts", "/it", nothing, built({ scriptBytes: 90_000 })],
  ["link-outside", "https://gone.it/", nothing, dead("link-outside", { answer: "404 Not Found" })],
  ["link-silent", "https://gone.it/", nothing, dead("link-silent", { seconds: 10 })],
  [
    "link-unreachable",
    "https://gone.it/",
    nothing,
    dead("link-unreachable", { reason: "ECONNREFUSED" }),
  ],
  ["not-built", "/", nothing, { site: undefined }],
  ["calendars-wrong", "calendars.json: [0].url", calendar({ url: "http://portal.it/1.ics" })],
  ["calendars-home", "calendars.json: [0].home", calendar({ home: "attic" })],
  [
    "calendars-lost",
    "calendars.json: [0]",
    calendar({}),
    {
      deadOutside: [
        problem("calendars-lost", "calendars.json", [0], {
          number: 1,
          home: "house",
          reason: "404",
        }),
      ],
    },
  ],
  ["calendars-old", "calendars.json: [0]", calendar({}), readOn("2020-01-01")],
  ["calendars-empty", "calendars.json: [0]", calendar({}), readOn("2026-11-22", "empty")],
  ["calendars-failed", "calendars.json: [0]", calendar({}), readOn("2026-11-22", "timeout")],
];

const table: Row[] = [
  ...values.map(([code, where, value]): Row => [code, where, set(where, value)]),
  ...syntax.map(([code, text]): Row => [code, "it/home.json", write("it/home.json", text)]),
  ...rows,
];

test("a finished house has no problems", async () => {
  expect((await findingsAfter(nothing)).map(({ code, file }) => [code, file])).toEqual([]);
});

test.each(table)(
  "%s is found at %s, and said in each language",
  async (code, where, change, options) => {
    const { also = [], ...state } = options ?? {};
    const findings = await findingsAfter(change, state);
    const found = findings.map(({ code, file, path }) => ({
      code,
      where: path.length > 0 ? `${file}: ${keyName(path)}` : file,
    }));
    expect(found.find((each) => each.code === code)?.where, JSON.stringify(found)).toBe(where);
    expect([...new Set(found.map(({ code }) => code))].toSorted()).toEqual(
      [code, ...also].toSorted(),
    );
    for (const finding of findings) {
      const named = JSON.stringify(words[finding.code]).match(/(?<=\{)\w+(?=(:\w+)?\})/g) ?? [];
      expect(Object.keys(finding.values)).toEqual(expect.arrayContaining(named));
      const [en, it] = ownerLanguages.map((lang) => finding.say(lang));
      for (const said of [en, it]) {
        expect(`${said?.what} ${said?.why}`).not.toMatch(/undefined|\[object/);
        expect(said?.what).toMatch(/\S.*[.?]$/);
      }
      expect(it?.what).not.toBe(en?.what);
      expect(it?.why).not.toBe(en?.why);
    }
    expect(isReady(findings)).toBe(findings.every(({ level }) => level !== "stops"));
  },
);

test("the table has a row for every code", () => {
  const tried = new Set<string>(table.map(([code]) => code));
  // no schema of the house has a format without a name
  const { error } = z.string().regex(/a/).safeParse("b");
  const placeAt = () => ({ file: "facts.json", path: [] });
  for (const { code } of schemaProblems(error, "b", placeAt)) tried.add(code);
  expect(Object.keys(words).filter((code) => !tried.has(code))).toEqual([]);
});
