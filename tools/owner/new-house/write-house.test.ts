import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { demoWords } from "../../../tests/support/demo-words.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { fixture } from "../../../tests/support/test-house.ts";
import { pageData, siteData } from "../../build/pages/page-data.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { type Content, loadContent } from "../../content/load.ts";
import { stringsIn } from "../../content/values.ts";
import lawFiles from "./law-files.json" with { type: "json" };
import { draftFile } from "./placeholders.ts";
import type { Answers } from "./questions.ts";
import { writeHouse } from "./write-house.ts";

const liguria: Answers = fixture("liguria");

async function newHouse(
  change: Answers,
  look: (root: string, content: Content) => Promise<void> | void,
): Promise<void> {
  await using folder = await testFolder();
  await writeHouse(folder.path, { ...liguria, ...change });
  await look(folder.path, await loadContent(folder.path));
}

test("the new content is a draft that the build accepts, names what is missing, and has no word of the demo", async () => {
  const words = demoWords();
  await newHouse({}, async (root, { facts, warnings }) => {
    expect(facts.villa.name).toBe("Casa dei Terrazzamenti di Cogo");
    expect(facts.apartments.map(({ key }) => key)).toEqual(["apartment1", "apartment2"]);
    const named = warnings.map(({ code, file }) => `${code} ${file}`);
    expect(named).toContain("draft-stay facts.json");
    expect(named).toContain("placeholder-text en/home.json");
    expect(named).toContain("placeholder-picture photos/apartment2");
    expect(named.join()).not.toMatch(/title-/);
    const rooms = await readFile(join(root, "content/en/interni.json"), "utf8");
    expect(rooms).toContain('"[Fascia bassa – ');
    const files = await filesBelow(join(root, "content"));
    for (const file of files.filter((name) => name.endsWith(".json"))) {
      const text = await readFile(join(root, "content", file), "utf8");
      for (const word of words) expect(text.includes(word), `${word} in ${file}`).toBe(false);
    }
  });
});

test("a house that is there is not written over", async () => {
  await using folder = await testFolder();
  const content = join(folder.path, "content");
  await mkdir(content);
  await writeFile(join(content, "own.json"), "{}");
  await expect(writeHouse(folder.path, liguria)).rejects.toThrow("is never written over");
  expect(await filesBelow(content)).toEqual(["own.json"]);
});

test.each([
  ["one apartment, with a pool and an engine", 1, true],
  ["eight apartments", 8, false],
] as const)("a house of %s is drawn on every page", async (_, count, isRich) => {
  const homes = Array.from({ length: count }, (_unused, index) => `Home ${index + 1}: 2`).join();
  const engine = "https://book.example/en";
  const rich = { pool: "10 × 4", "engine.en": engine, "engine.it": engine };
  const change = { homes, ...(isRich && rich) };
  await newHouse(change, async (_root, content) => {
    for (const page of content.definitions.values()) {
      for (const lang of content.settings.languages) {
        expect(() => pageData(content, fakePictures(content), page, lang)).not.toThrow();
      }
    }
    expect(content.facts.pool?.lengthMetres).toBe(isRich ? 10 : undefined);
    expect(content.warnings.map(({ code }) => code)).toContain("cin");
  });
});

const notOfEvery =
  /(?<![\p{L}{])(gates?|cancello|portail|gardens?|giardino|garten|jardin|pool|piscina|sea|mare|meer|(ground|first) floor|primo piano|piano terra|(erd|ober)geschoss|warm|cald[oa]|drawn|disegnata|near|italian (and|or) english|italiano [eo] inglese|apartments?|appartament[oi]|wohnung(en)?|appartements?|dates and prices|date e (i )?prezzi|directions|indicazioni|wegbeschreibung|itinéraire|holiday-rental registration|codes|registriernummern|termine und preise|dates et les prix|(the|la|die) villa)(?![\p{L}\d-])/iu;
/** Of a house in another country. */
const ofItaly = /italian law|legge italiana|italienisch|droit italien|codice civile|Garante/i;

test.each<[string, RegExp, Answers, RegExp]>([
  ["a palazzo in Liguria", notOfEvery, { kind: "palazzo" }, /im Palazzo.*at the palazzo/s],
  [
    "rooms in Porto",
    new RegExp(`${notOfEvery.source}|${ofItaly.source}`, "iu"),
    {
      ...{ kind: "rooms", phone: "+351 222 005 118" },
      ...{ street: "Travessa 8", postalCode: "4000-302", city: "Porto", countryCode: "PT" },
      position: "41.1408, -8.6132",
    },
    /8,61320°.W.*8\.61320°.W.*8,61320°.O/s,
  ],
])(
  "nothing ready-made says of %s what is true of others, in any language",
  async (_, others, change, itself) => {
    const languages = ["de", "en", "fr", "it"];
    await newHouse({ ...change, languages: languages.join() }, async (_root, content) => {
      expect(content.settings.languages).toEqual(languages);
      // what stands in brackets is in no language
      expect(content.warnings.map(({ code }) => code)).not.toContain("translation-same");
      const said = languages.flatMap((lang) =>
        [
          siteData(content, lang as Lang),
          ...[...content.definitions.values()].map((page) =>
            pageData(content, fakePictures(content), page, lang as Lang),
          ),
        ].flatMap((data) =>
          stringsIn(data)
            // placeholders are the owner's to write
            .filter(
              ({ path, text }) =>
                path[0] !== "drawings" && path.at(-1) !== "id" && !text.startsWith("["),
            )
            .map(({ text }) => text),
        ),
      );
      expect(said.join("\n")).toMatch(itself);
      expect(said.filter((text) => others.test(text))).toEqual([]);
    });
  },
);

test.each(["de", "fr"])("drafts in %s say what the English ones and the facts do", async (lang) => {
  const keysOf = async (file = "") => {
    const texts = stringsIn(JSON.parse(await readFile(file, "utf8")));
    const names = texts.flatMap(({ text }) => text.match(/(?<=\{[?!]?)[\w.]+/g) ?? []);
    return { paths: texts.map(({ path }) => path.join(".")), names: new Set(names) };
  };
  await newHouse({ languages: lang, pool: "10 × 4" }, async (_root, { copies, warnings }) => {
    for (const name of new Set(copies.map((each) => each.name))) {
      const [own, english] = [lang, "en"].map((each) => draftFile(`${each}/${name}.json`));
      // of the site's words, and of a page without drafts
      if (!english) continue;
      const [keys, wanted] = [await keysOf(own), await keysOf(english)];
      expect(keys.paths, name).toEqual(wanted.paths);
      if (!lawFiles.includes(name)) continue;
      expect(keys.names, name).toEqual(wanted.names);
      const copied = copies.filter((each) => each.name === name).map(({ count }) => count);
      expect(Math.max(...copied), name).toBe(0);
    }
    const found = warnings.map(({ code, file }) => `${code} ${file}`);
    expect(found).toContain("draft-law facts.json");
    // the services on request are hers to name
    const law = found.filter((each) => lawFiles.some((name) => each.endsWith(`/${name}.json`)));
    expect(law).toEqual([`placeholder-text ${lang}/commercial-conditions.json`]);
  });
});
