import { expect, test } from "vitest";
import type { ContentCopy } from "../../../tests/support/content-copy.ts";
import {
  finishedHouse,
  finishedState,
  photographOf,
  warningsOf,
} from "../../../tests/support/finished-house.ts";
import { contentHash } from "../../content/files/content-hash.ts";
import type { Content } from "../../content/load.ts";
import type { SourcePhoto } from "../../content/read-photos.ts";
import type { Finding, Level } from "./finding.ts";
import { isReady, readiness, type SiteState } from "./readiness.ts";
import type { ReasonId } from "./reasons.ts";

type Loaded = SiteState & { content: Content };

/** A change to the files of a finished house, or to what was read from them. */
type Change = {
  files?: (content: ContentCopy) => Promise<void>;
  state?: (state: Loaded) => Partial<SiteState>;
};

/** A change of a parsed file. */
// biome-ignore lint/suspicious/noExplicitAny: a test spoils what the schema forbids
function edit(file: string, change: (json: any) => void): Change {
  return { files: (content) => content.edit(file, change) };
}

/** A change in the analysis of the photograph that opens the page of the villa, or of one in a carousel alone. */
function analysed(change: Partial<SourcePhoto["analysis"]>, set = "apartment-2"): Change {
  return {
    state: (state) => {
      const photo = photographOf(state, set);
      photo.analysis = { ...photo.analysis, ...change };
      return { warnings: warningsOf(state.content) };
    },
  };
}

async function findingsAfter({ files, state: change }: Change): Promise<Finding[]> {
  const state = files ? await finishedHouse(files) : await finishedState();
  if (!change) return readiness(state);
  const { content } = state;
  if (!content) throw new Error("The content has faults");
  return readiness({ ...state, ...change({ ...state, content }) });
}

test("a finished house has no findings", async () => {
  expect(readiness(await finishedState())).toEqual([]);
});

const carousel = "content/photos/apartment-2/01.jpg";
const caption = 'content/photos/villa/captions.json: "en" of 01.jpg';
const facts = (key: string) => `content/facts.json: "${key}"`;
const page = { address: "/it", deadLinks: [], bytes: 170_000, scriptBytes: 70_000 };

/** Each finding, its level, the place that it names, and what makes it appear. */
const rows: [ReasonId, Level, where: string, Change][] = [
  [
    "fault",
    "stops",
    'content/en/home.json: "description"',
    edit("en/home.json", (home) => delete home.description),
  ],
  [
    "seasons",
    "stops",
    facts("seasons"),
    edit("facts.json", ({ seasons }) => {
      seasons.items[1].periods[0][1] = "05-20";
    }),
  ],
  [
    "seasons",
    "stops",
    facts("seasons"),
    edit("facts.json", ({ seasons }) => {
      seasons.items[1].periods[0][1] = "06-02";
    }),
  ],
  [
    "position",
    "stops",
    facts("geo.latitude"),
    edit("facts.json", ({ geo }) => {
      [geo.latitude, geo.longitude] = [geo.longitude, geo.latitude];
    }),
  ],
  [
    "position",
    "stops",
    facts("geo"),
    {
      state: ({ content }) => {
        // Lugano
        content.facts.geo.latitude = 46;
        content.facts.geo.longitude = 8.95;
        return {};
      },
    },
  ],
  [
    "draft",
    "stops",
    facts("stay"),
    edit("settings.json", (settings) => {
      settings.draft = ['content/facts.json: "stay" has usual terms, not yours; check hours'];
    }),
  ],
  [
    "placeholder-text",
    "stops",
    'content/it/ending.json: "pool"',
    edit("it/ending.json", (ending) => {
      ending.pool = "[Frase sulla piscina]";
    }),
  ],
  [
    "placeholder-picture",
    "stops",
    "content/photos/apartment-2",
    {
      state: ({ content }) => {
        const warning =
          "content/photos/apartment-2: 1 drawn picture stands for photographs; replace it";
        return { content, warnings: [warning] };
      },
    },
  ],
  [
    "demo-text",
    "stops",
    "content/it/home.json",
    {
      state: ({ written, demo }) => {
        const home = written.get("content/it/home.json") as { description: string };
        return { demo: { ...demo, texts: new Set([contentHash(home.description)]) } };
      },
    },
  ],
  [
    "demo-picture",
    "stops",
    "content/photos/villa",
    {
      state: ({ photographs, demo }) => ({
        photographs: new Map([...photographs, ["villa/03.jpg", "0a0a0a0a"]]),
        demo: { ...demo, photographs: new Set(["0a0a0a0a"]) },
      }),
    },
  ],
  [
    "demo-drawing",
    "stops",
    "content/drawings/mark.svg",
    {
      state: ({ drawings, demo }) => ({
        demo: { ...demo, drawings: new Set([drawings.get("mark.svg") ?? ""]) },
      }),
    },
  ],
  [
    "demo-data",
    "stops",
    'content/en/about.json: "descriptions[0]"',
    edit("en/about.json", (about) => {
      about.descriptions[0] = "The Villa Ulia";
    }),
  ],
  [
    "demo-data",
    "stops",
    facts("address.street"),
    {
      state: ({ content }) => {
        content.facts.address.street = "Strada Provinciale 26, s.n.c.";
        return {};
      },
    },
  ],
  [
    "demo-phone",
    "stops",
    facts("contact.phone"),
    {
      state: ({ content }) => {
        content.facts.contact.phone = "+39 0831 000000";
        return {};
      },
    },
  ],
  [
    "demo-code",
    "stops",
    facts("villa.codes"),
    edit("facts.json", ({ villa }) => {
      villa.codes[0].value = "IT074008C200000000";
    }),
  ],
  [
    "demo-position",
    "stops",
    facts("geo"),
    {
      state: ({ content }) => {
        content.facts.geo.latitude = 40.56218;
        return {};
      },
    },
  ],
  [
    "demo-engine",
    "stops",
    'content/it/navbar.json: "url_amenitiz"',
    {
      state: ({ content }) => {
        content.texts.it.shared.navbar.url_amenitiz = "/demo/booking-engine/it";
        return {};
      },
    },
  ],
  [
    "example-address",
    "stops",
    facts("contact.social[0].url"),
    edit("facts.json", ({ contact }) => {
      contact.social[0].url = "https://social.example/nova";
    }),
  ],
  [
    "example-prices",
    "stops",
    facts("seasons.example"),
    edit("facts.json", ({ seasons }) => {
      seasons.example = true;
    }),
  ],
  [
    "cin",
    "stops",
    facts("villa.codes"),
    {
      files: async (content) => {
        await content.edit("facts.json", ({ villa }) => villa.codes.shift());
        for (const lang of ["en", "it"]) {
          await content.edit(`${lang}/footer.json`, ({ codes }) => delete codes.cin);
        }
        await content.rewriteTexts(/ CIN \{cin\},/g, "");
      },
    },
  ],
  [
    "law-owner",
    "stops",
    'content/it/privacy-policy.json: "sections[0].body"',
    {
      files: (content) => content.replace("it/privacy-policy.json", "{legalName}", "la proprietà"),
    },
  ],
  [
    "law-old",
    "better",
    facts("legal.textsUpdated"),
    edit("facts.json", ({ legal }) => {
      legal.textsUpdated = "2025-11-22";
    }),
  ],
  [
    "law-old",
    "better",
    facts("legal.textsUpdated"),
    edit("facts.json", ({ legal }) => {
      legal.textsUpdated = "2026-11-24";
    }),
  ],
  [
    "analytics",
    "stops",
    'content/en/consent.json: "modal.cookies"',
    {
      state: ({ content }) => {
        const [first] = content.texts.en.shared.consent.modal.cookies;
        if (first) first.name = "choice";
        return { analyticsKey: "phc_key" };
      },
    },
  ],
  [
    "consent",
    "better",
    'content/settings.json: "preselected"',
    edit("settings.json", (settings) => {
      settings.preselected = true;
    }),
  ],
  [
    "link-inside",
    "stops",
    'content/it/legal-notes.json: "sections[7].body"',
    {
      files: (content) =>
        content.replace("it/legal-notes.json", "](/privacy-policy)", "](/privasi)"),
    },
  ],
  [
    "link-inside",
    "stops",
    "/it",
    { state: () => ({ site: { pages: [{ ...page, deadLinks: ["/pdf/Prices.pdf"] }] } }) },
  ],
  [
    "link-outside",
    "better",
    "https://gone.it/",
    { state: () => ({ deadOutside: [{ address: "https://gone.it/", answer: "404 Not Found" }] }) },
  ],
  [
    "weight",
    "better",
    "/it",
    { state: () => ({ site: { pages: [{ ...page, bytes: 251_000 }] } }) },
  ],
  [
    "weight",
    "better",
    "/it",
    { state: () => ({ site: { pages: [{ ...page, scriptBytes: 76_801 }] } }) },
  ],
  ["not-built", "note", "dist/", { state: () => ({ site: undefined }) }],
  [
    "italian-missing",
    "better",
    'content/it/home.json: "description"',
    edit("it/home.json", (home) => delete home.description),
  ],
  [
    "italian-short",
    "better",
    'content/it/home.json: "description"',
    edit("it/home.json", (home) => {
      home.description = "Una casa con piscina.";
    }),
  ],
  [
    "caption-short",
    "better",
    caption,
    edit("photos/villa/captions.json", ([first]) => {
      first.en = "The white house";
    }),
  ],
  [
    "caption-photo-of",
    "better",
    caption,
    edit("photos/villa/captions.json", ([first]) => {
      first.en = "A photo of the white house among the olive trees";
    }),
  ],
  [
    "caption-photo-of",
    "better",
    'content/photos/villa/captions.json: "it" of 01.jpg',
    edit("photos/villa/captions.json", ([first]) => {
      first.it = "Foto della casa bianca fra gli ulivi";
    }),
  ],
  [
    "caption-same",
    "better",
    'content/photos/villa/captions.json: "en" of 02.jpg',
    edit("photos/villa/captions.json", ([first, second]) => {
      second.en = first.en;
    }),
  ],
  ["photo-small", "better", carousel, analysed({ width: 1100, height: 800 })],
  [
    "hero-small",
    "better",
    "content/photos/villa/01.jpg",
    analysed({ width: 1300, height: 900 }, "villa"),
  ],
  ["photo-blurred", "better", carousel, analysed({ sharpness: 40 })],
  ["photo-dark", "better", carousel, analysed({ light: 60 })],
  ["photo-turned", "better", carousel, analysed({ orientation: "mirrored" })],
  ["photo-strip", "better", carousel, analysed({ width: 6000, height: 1500 })],
  [
    "photo-alike",
    "better",
    carousel,
    {
      state: (state) => {
        const { analysis } = photographOf(state, "apartment-2");
        analysis.hash = photographOf(state, "villa").analysis.hash;
        return { warnings: warningsOf(state.content) };
      },
    },
  ],
  [
    "photo-twice",
    "better",
    'content/photos/slots.json: "about.pair2"',
    edit("photos/slots.json", ({ about }) => {
      about.pair2 = about.pair1;
    }),
  ],
  [
    "title",
    "better",
    'content/en/meta.json: "villa.title"',
    edit("en/meta.json", ({ villa }) => {
      villa.title = `The villa ${"and its pool ".repeat(5)}`;
    }),
  ],
  [
    "title",
    "better",
    'content/en/meta.json: "villa.description"',
    edit("en/meta.json", ({ villa }) => {
      villa.description = "Lime-washed walls and star vaults. ".repeat(5);
    }),
  ],
  [
    "title-same",
    "better",
    'content/en/meta.json: "about.title"',
    edit("en/meta.json", ({ about, villa }) => {
      about.title = villa.title;
    }),
  ],
  [
    "title-wide",
    "better",
    "content/en/villa.json",
    edit("en/villa.json", (villa) => {
      villa.title = "A house of lime-washed walls under the vaults, by the old road";
    }),
  ],
  [
    "name-wide",
    "better",
    facts("villa.nameShort"),
    edit("facts.json", ({ villa }) => {
      villa.nameShort = "Masseria Nova dei Vigneti Antichi";
    }),
  ],
  [
    "facts",
    "better",
    facts("capacity.guests"),
    edit("facts.json", ({ apartments }) => {
      apartments[2].guests = 1;
    }),
  ],
  [
    "other",
    "better",
    "content/drawings/road.css",
    { state: () => ({ warnings: ["content/drawings/road.css: was made for other places"] }) },
  ],
];

test.each(rows)("%s (%s) is said of %s, and nothing else", async (id, level, where, change) => {
  const findings = await findingsAfter(change);
  expect(findings.map((each) => [each.id, each.level, each.where])).toEqual([[id, level, where]]);
  expect(isReady(findings)).toBe(level !== "stops");
  const [{ what, why } = { what: { en: "", it: "" }, why: { en: "", it: "" } }] = findings;
  for (const text of [what, why]) {
    expect(text.en).toMatch(/\S.*[.!]$/);
    expect(text.it).not.toBe(text.en);
  }
});

test("the table has a row for every kind of finding", async () => {
  const { reasons } = await import("./reasons.ts");
  const tried = new Set(rows.map(([id]) => id));
  expect(Object.keys(reasons).filter((id) => !tried.has(id as ReasonId))).toEqual([]);
});

test("what stops comes first, what is good to know last", async () => {
  const state = await finishedState();
  const findings = readiness({
    ...state,
    warnings: [
      'content/it/home.json: "lead" is missing; English is shown',
      'content/facts.json: "villa.codes" has no "cin"; a house in Italy must show it',
    ],
    site: undefined,
  });
  expect(findings.map(({ level }) => level)).toEqual(["stops", "better", "note"]);
});
