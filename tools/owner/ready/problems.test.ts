import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Problem, ProblemCode } from "../../../src/site/content/problem.ts";
import catalogue from "../../../src/site/content/problem-catalogue.json" with { type: "json" };
import { editBoth } from "../../../tests/support/draw-page.tsx";
import { findingsAfter, type TestHouse } from "../../../tests/support/test-house.ts";
import { cacheKey } from "../../content/files/cache-key.ts";
import { ownerLanguages } from "../../content/owner-language.ts";
import { levelOf, say } from "../../content/problems/report.ts";
import { schemaProblems } from "../../content/problems/schema.ts";
import { keyName, valueAt } from "../../content/values.ts";
import { fieldLabel } from "../desk/editor/labels.ts";
import { isReady, type SiteState } from "./readiness.ts";

// At least one row for each code of the catalogue, by a real check of a house spoiled in one place.

const { fault, stops, misleads, improves } = catalogue;
const words: Record<string, object> = { ...fault, ...stops, ...misleads, ...improves };

type Change = (house: TestHouse) => unknown;
type Options = Partial<SiteState> & { also?: ProblemCode[] };
/** The code, the file and key where it is found first, and the change. */
type Row = [code: ProblemCode, where: string, change: Change, options?: Options];

/** What a row of the JSON says beside its change. */
type CaseOptions = {
  /** Other codes that it brings. */
  also?: ProblemCode[];
  /** Files of the demo. */
  demo?: Record<string, object | string>;
  problems?: Problem[];
  /** Of the one portal. */
  calendar?: object;
};
type Cases = {
  /** By their keys. */
  values: [ProblemCode, where: string, Record<string, unknown>, also?: ProblemCode[]][];
  files: [
    ProblemCode,
    where: string,
    [keyof typeof changes, string, value?: unknown][],
    CaseOptions?,
  ][];
  /** A page of the owner's, of which one file is written otherwise. */
  pages: [ProblemCode, where: string, found: string, replacement: string, also?: ProblemCode[]][];
  syntax: [ProblemCode, text: string][];
};
const cases: Cases = JSON.parse(readFileSync("tools/owner/ready/problems.cases.json", "utf8"));

const all =
  (...changes: Change[]): Change =>
  (house) =>
    changes.map((change) => change(house));

/** What a row of the cases names, done to a file of the house. */
const changes = {
  set: (where: string, value: unknown): Change => {
    return (house) => house.set(where, value);
  },
  write: (file: string, text: unknown): Change => {
    return (house) => house.write(file, text as string | Buffer);
  },
  replace: (file: string, pair: unknown): Change => {
    return (house) => house.replace(file, ...(pair as [string, string]));
  },
  remove: (file: string) => (house: TestHouse) => house.remove(file),
  lock: (file: string) => (house: TestHouse) => house.lock(file),
  damage: (file: string) => (house: TestHouse) => house.damage(file),
  picture: (file: string, change: unknown = {}) => {
    return (house: TestHouse) => house.picture(file, change as object);
  },
  /** Of the same file. */
  copy: (where: string, from: unknown): Change => {
    return (house) => {
      const json: unknown = JSON.parse(String(house.house.texts.get(where.replace(/:.*/, ""))));
      house.set(where, valueAt(json, String(from).split(".")));
    };
  },
  rewrite: (found: string, replacement: unknown): Change => {
    return (house) => house.rewriteTexts(new RegExp(found, "g"), String(replacement));
  },
  spa: (file: string, pair: unknown) => spa(file, ...(pair as [string, string])),
  /** The demo's file in place of another. */
  demo: (file: string, from: unknown) => write(file, readFileSync(`demo/${from}`)),
  caption: (set: string, file: unknown) => {
    const caption = { file, en: `A picture called ${file}`, it: `Una foto, ${file}` };
    return (house: TestHouse) =>
      house.edit(`photos/${set}/captions.json`, (list) => list.push(caption));
  },
};
const { set, write, picture } = changes;

function spa(file: string, found: string, replacement: string): Change {
  return (house) => {
    for (const lang of ["en", "it"] as const) {
      const [title, word] = lang === "en" ? ["Spa", "Steam"] : ["Terme", "Vapore"];
      const text = `---\ntitle: ${title}\nmenu: ${title}\ndescription: ${word}\nlead: ${word}\npicture: villa/02\n---\n${word}.\n`;
      house.write(`pages/spa/${lang}.md`, text);
    }
    house.replace(file, found, replacement);
  };
}

const demo = (files: Record<string, string>, photographs = new Map()): Partial<SiteState> => {
  const texts = new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));
  return { demo: { name: "demo", folder: "demo", paths: [...texts.keys()], texts, photographs } };
};
const nothing: Change = () => {};

const portal = "https://portal.it/1.ics";
const read = { id: cacheKey(portal), taken: [], blocked: [] };

const rows: Row[] = [
  ...(["utf16le", "latin1"] as const).map((encoding): Row => {
    const text = Buffer.from('{ "a": "è" }', encoding);
    return ["file-encoding", "it/home.json", write("it/home.json", text)];
  }),
  [
    "demo-picture",
    "photos/villa",
    picture("photos/villa/03.jpg", { bytes: "0a" }),
    demo({}, new Map([["photos/villa/01.jpg", { hash: "0a" }]])),
  ],
  [
    "analytics",
    "en/consent.json: modal.cookies",
    (house) =>
      editBoth(house, "consent", ({ modal }) => {
        for (const cookie of modal.cookies) cookie.name = cookie.name.replace("__ph_", "ph_");
      }),
    { environment: { VITE_POSTHOG_KEY: "phc_key" } },
  ],
];

const table: Row[] = [
  ...cases.values.map(([code, where, values, also = []]): Row => {
    return [code, where, all(...Object.entries(values).map((each) => set(...each))), { also }];
  }),
  ...cases.files.map(([code, where, steps, options = {}]): Row => {
    const { also, demo: files, problems, calendar } = options;
    const texts = Object.entries(files ?? {}).map(([file, json]) => [
      file,
      typeof json === "string" ? json : JSON.stringify(json),
    ]);
    const state = {
      also,
      ...(files && demo(Object.fromEntries(texts))),
      ...(problems && { problems }),
      ...(calendar && { calendars: [{ ...read, readAt: "", ...calendar }] }),
    };
    return [
      code,
      where,
      all(...steps.map(([step, file, value]) => changes[step](file, value))),
      state,
    ];
  }),
  ...cases.pages.map(([code, where, found, replacement, also]): Row => {
    return [code, where, spa(where.replace(/:.*/, ""), found, replacement), { also }];
  }),
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
  const { problems } = await findingsAfter(change);
  expect(problems.map(({ code, file, path }) => [code, file, keyName(path)])).toEqual([]);
});

test.each(table)(
  "%s is found at %s, and said in each language",
  async (code, where, change, options) => {
    const { also = [], ...state } = options ?? {};
    const { problems, house } = await findingsAfter(change, state);
    const found = problems.map(({ code, file, path }) => ({
      code,
      where: path.length > 0 ? `${file}: ${keyName(path)}` : file,
    }));
    expect(found.find((each) => each.code === code)?.where, JSON.stringify(found)).toBe(where);
    expect([...new Set(found.map(({ code }) => code))].toSorted()).toEqual(
      [code, ...also].toSorted(),
    );
    for (const each of problems) {
      const named = JSON.stringify(words[each.code]).match(/(?<=\{)\w+(?=(:\w+)?\})/g) ?? [];
      expect(Object.keys(each.values)).toEqual(expect.arrayContaining(named));
      const [en, it] = ownerLanguages.map((lang) => say(each, house, lang));
      // what is expected is told with an example
      if (each.code === "format") expect(en?.what).toMatch(/such as|like|true or false/);
      for (const [index, said] of [en, it].entries()) {
        // a line is taken off where the desk shows it
        if (said?.what.includes("draft in settings.json")) {
          expect(said.what).toContain(fieldLabel("settings.draft", ownerLanguages[index] ?? "en"));
        }
        expect(`${said?.what} ${said?.why}`).not.toMatch(/undefined|\[object/);
        expect(said?.what).toMatch(/\S.*[.?]$/);
      }
      expect(it?.what).not.toBe(en?.what);
      expect(it?.why).not.toBe(en?.why);
    }
    expect(isReady(problems)).toBe(problems.every((each) => levelOf(each) !== "stops"));
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
