import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { type ProblemCode, problem } from "../../../src/site/content/problem.ts";
import catalogue from "../../../src/site/content/problem-catalogue.json" with { type: "json" };
import { findingsAfter, type TestHouse } from "../../../tests/support/test-house.ts";
import { cacheKey } from "../../content/files/cache-key.ts";
import { ownerLanguages } from "../../content/owner-language.ts";
import { schemaProblems } from "../../content/problems/schema.ts";
import { keyName } from "../../content/values.ts";
import { isReady, type SiteState } from "./readiness.ts";

// At least one row for each code of the catalogue, by a real check of a house spoiled in one place.

const { fault, stops, misleads, improves } = catalogue;
const words: Record<string, object> = { ...fault, ...stops, ...misleads, ...improves };

type Change = (house: TestHouse) => unknown;
type Options = Partial<SiteState> & { also?: ProblemCode[] };
/** The code, the file and key where it is found first, and the change. */
type Row = [code: ProblemCode, where: string, change: Change, options?: Options];

const all =
  (...changes: Change[]): Change =>
  (house) =>
    changes.map((change) => change(house));

/** `facts.json: stay.checkInFrom`; `undefined` removes it. */
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

const removed = "(removed)";

type Cases = {
  /** By their keys; `also` are other codes that they bring. */
  values: [ProblemCode, where: string, Record<string, unknown>, also?: ProblemCode[]][];
  files: [ProblemCode, where: string, [keyof typeof changes, string, value?: unknown][]][];
  syntax: [ProblemCode, text: string][];
};
const cases: Cases = JSON.parse(readFileSync("tools/owner/ready/problems.cases.json", "utf8"));

const description = "it/home.json: description";
const captions = "photos/villa/captions.json";

const caption = (file: string) => ({
  file,
  en: `A picture called ${file}`,
  it: `Una foto, ${file}`,
});

/** What a row of the cases names, done to a file of the house. */
const changes = {
  set: (where: string, value: unknown) => set(where, value),
  write: (file: string, text: unknown) => write(file, String(text)),
  remove: (file: string) => remove(file),
  picture: (file: string, change: unknown) => picture(file, change as object | undefined),
  damage: (file: string) => (house: TestHouse) => house.damage(file),
  caption: (set: string, file: unknown) => (house: TestHouse) =>
    house.edit(`photos/${set}/captions.json`, (list) => list.push(caption(String(file)))),
};

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

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;
const mark = (text: string) => write("drawings/mark.svg", text);
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
const withoutCin = all(
  set("facts.json: villa.codes[0]", undefined),
  set("en/footer.json: codes.cin", undefined),
  set("it/footer.json: codes.cin", undefined),
  (house) => house.rewriteTexts(/ CIN \{cin\},/g, ""),
);
const demo = (files: Record<string, string>, photographs = new Map()): Partial<SiteState> => {
  const texts = new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));
  return { demo: { name: "demo", folder: "demo", paths: [...texts.keys()], texts, photographs } };
};
const demoFacts = (facts: object) => demo({ "facts.json": JSON.stringify(facts) });
const sentence = "Una casa bianca fra gli ulivi, con una piscina. ".repeat(4);
const page = { address: "/it", deadLinks: [], bytes: 170_000, scriptBytes: 70_000 };
const built = (change: object): Partial<SiteState> => ({
  site: [{ ...page, ...change }],
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

/** A page of the owner's, of which one file is written otherwise. */
function spa(file: "en" | "it", found: string, replacement: string): Change {
  return (house) => {
    for (const lang of ["en", "it"] as const) {
      const [title, word] = lang === "en" ? ["Spa", "Steam"] : ["Terme", "Vapore"];
      const text = `---\ntitle: ${title}\nmenu: ${title}\ndescription: ${word}\nlead: ${word}\npicture: villa/02\n---\n${word}.\n`;
      if (lang === file && !text.includes(found)) throw new Error(found);
      house.write(`pages/spa/${lang}.md`, lang === file ? text.replace(found, replacement) : text);
    }
  };
}

const rows: Row[] = [
  ["page-head", "pages/spa/it.md", spa("it", "title: ", "title: a: ")],
  ["page-head", "pages/spa/en.md", spa("en", "---", "")],
  ["page-carousel", "pages/spa/it.md: body", spa("it", "Vapore.", "![](terme)")],
  ["page-carousels", "pages/spa/it.md: body", spa("it", "Vapore.", "![](pool)\n\n![](villa)")],
  [
    "slot-empty",
    "pages/spa/en.md: picture",
    spa("en", "villa/02", "villa/99"),
    { also: ["id-differs"] },
  ],
  ["slot-empty", "pages/spa/it.md: body", spa("it", "Vapore.", "![](villa/99)")],
  ["slug-taken", "pages/spa/en.md: path", spa("en", "---\n", "---\npath: about\n")],
  ["id-differs", "pages/spa/it.md: where", spa("it", "---\n", "---\nwhere: footer\n")],
  ["choice", "pages/spa/en.md: where", spa("en", "---\n", "---\nwhere: top\n")],
  ["key-unknown", "pages/spa/it.md: colour", spa("it", "---\n", "---\ncolour: red\n")],
  ["missing", "pages/spa/en.md: lead", spa("en", "lead: Steam\n", "")],
  ["markdown-element", "pages/spa/it.md: body", spa("it", "Vapore.", "# Vapore")],
  [
    "translation-file",
    "pages/spa/it.md",
    all(spa("en", "Spa", "Spa"), remove("pages/spa/it.md")),
    { also: ["title-same"] },
  ],
  ["file-unknown", "pages/spa/en.txt", write("pages/spa/en.txt", "Spa")],
  [
    "link-page",
    "facts.json: notices[0].link",
    all(
      set("settings.json: pages", { hidden: ["about"] }),
      set("facts.json: notices", [
        { from: "2027-01-01", to: "2027-01-02", text: { en: "Snow", it: "Neve" }, link: "about" },
      ]),
    ),
  ],
  [
    "link-page",
    "facts.json: notices[1].link",
    all(spa("en", "Spa", "Spa"), (house) =>
      house.edit("facts.json", (facts) => {
        facts.notices = ["spa", "sauna"].map((link) => ({
          ...{ from: "2027-01-01", to: "2027-01-02" },
          ...{ text: { en: "Snow", it: "Neve" }, link },
        }));
      }),
    ),
  ],
  ["translation-same", "it", write("it/villa.json", readFileSync("demo/en/villa.json"))],
  ["file-unreadable", "it/home.json", (house) => house.lock("it/home.json")],
  [
    "file-utf16",
    "it/home.json",
    write("it/home.json", Buffer.from('\ufeff{ "a": "b" }', "utf16le")),
  ],
  ["file-encoding", "it/home.json", write("it/home.json", Buffer.from('{\n "a": "è"}', "latin1"))],
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
    "apartment-unknown",
    "en/interni.json: apartments.attic",
    (house) => {
      for (const lang of ["en", "it"])
        house.edit(`${lang}/interni.json`, ({ apartments }) => {
          apartments.attic = apartments.apartment1;
        });
    },
  ],
  ["drawing-inner", "plans/cellar.svg", plan('<text x="1"><a href="javascript:x()">1</a></text>')],
  ["plan-value", "plans/cellar.svg", plan('<path class="wall" d="M0 0"/><text x="1">1</text>')],
  ["plan-value", "plans/cellar.svg", plan('<text data-text="south">S</text><text x="1">1</text>')],
  ["plan-number-listed", "plans/cellar.svg", plan('<path class="walls" d="M0 0"/>')],
  [
    "plan-number-drawn",
    "facts.json: plans[2].rooms",
    plan('<text x="1">1</text><text x="2">2</text>'),
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
  // with the line ends of another system
  [
    "demo-drawing",
    "drawings/mark.svg",
    mark(svg("").replaceAll(">", ">\r\n")),
    demo({ "drawings/mark.svg": svg("").replaceAll(">", ">\n") }),
  ],
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
    "demo-engine",
    "it/navbar.json: url_amenitiz",
    all(
      set("it/navbar.json: url_amenitiz", "/demo/booking-engine/it"),
      set("en/booking.json: demo", demoTexts("en")),
      set("it/booking.json: demo", demoTexts("it")),
    ),
  ],
  [
    "caption-same",
    `${captions}: [1].en`,
    (house) => house.edit(captions, (list) => Object.assign(list[1], { en: list[0].en })),
  ],
  [
    "title-same",
    "en/meta.json: about.title",
    (house) =>
      house.edit("en/meta.json", ({ about, villa }) =>
        Object.assign(about, { title: villa.title }),
      ),
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
  ...cases.values.map(([code, where, values, also = []]): Row => {
    const changes = Object.entries(values).map(([key, value]) =>
      set(key, value === removed ? undefined : value),
    );
    return [code, where, all(...changes), { also }];
  }),
  ...cases.files.map(
    ([code, where, steps]): Row => [
      code,
      where,
      all(...steps.map(([step, file, value]) => changes[step](file, value))),
    ],
  ),
  ...cases.syntax.map(([code, text]): Row => [code, "it/home.json", write("it/home.json", text)]),
  ...rows,
];

/** Pages that are switched off, with no text of theirs, or one that waits to be written. */
const switchedOff: Change = (house) => {
  const names = ["interni", "experience", "about", "accessibility"];
  const hidden = ["interni", "experience", "about", "accessibilita", "spa"];
  house.edit("settings.json", (settings) => Object.assign(settings, { pages: { hidden } }));
  house.write("pages/spa/it.md", "---\ntitle: Terme\n---\n");
  house.edit("photos/slots.json", (slots) => delete slots.experience);
  for (const lang of ["en", "it"]) {
    for (const name of names) house.remove(`${lang}/${name}.json`);
    for (const file of ["meta", "navbar", "footer", "ending"]) {
      house.edit(`${lang}/${file}.json`, (texts) => {
        for (const name of [...names, "interior"]) delete texts[name];
      });
    }
  }
  house.write("it/about.json", '{ "title": "[Titolo]" }');
  house.edit("it/meta.json", (meta) => Object.assign(meta, { about: { title: "[Titolo]" } }));
};

test.each([
  ["as it is", nothing],
  ["without the texts of pages that are switched off", switchedOff],
])("a finished house has no problems %s", async (_, change) => {
  const findings = await findingsAfter(change);
  expect(findings.map(({ code, file, path }) => [code, file, keyName(path)])).toEqual([]);
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
