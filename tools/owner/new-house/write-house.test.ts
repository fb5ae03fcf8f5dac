import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { demoWords } from "../../../tests/support/demo-words.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { pageData } from "../../build/pages/page-data.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { type Content, loadContent } from "../../content/load.ts";
import { type Answers, answersSchema } from "./answers.ts";
import { writeHouse } from "./write-house.ts";

const liguria: Answers = answersSchema.parse(
  JSON.parse(await readFile("tests/fixtures/houses/liguria.json", "utf8")),
);
const now = new Date("2026-11-23T01:55:00Z");

/** Starts another house in a copy of the demo's project. */
async function newHouse(
  change: Partial<Answers>,
  look: (root: string, content: Content) => Promise<void> | void,
): Promise<void> {
  await using copy = await ContentCopy.make();
  const aside = await writeHouse(copy.root, { ...liguria, ...change }, now);
  expect(aside).toBe("content-before-20261123-015500");
  await look(copy.root, await loadContent(copy.root));
}

test("the new content is a draft that the build accepts, and names what is missing", async () => {
  await newHouse({}, (_root, { facts, warnings }) => {
    expect(facts.villa.name).toBe("Casa dei Terrazzamenti di Cogo");
    expect(facts.apartments.map(({ key }) => key)).toEqual(["apartment1", "apartment2"]);
    const all = warnings.join("\n");
    expect(all).toContain('content/facts.json: "stay" has usual terms, not yours');
    expect(all).toMatch(
      /content\/it\/home\.json: "eyebrow", .* and \d more are still placeholders/,
    );
    expect(all).toContain("content/photos/apartment2: 3 drawn pictures stand for photographs");
  });
});

test("the old content is moved aside as it was", async () => {
  await newHouse({}, async (root) => {
    const old = join(root, "content-before-20261123-015500/content");
    const facts = JSON.parse(await readFile(join(old, "facts.json"), "utf8"));
    expect(facts.villa.name).toBe("Villa Ulia");
    expect(await readdir(join(old, "photos"))).toContain("pool");
  });
});

test.each([
  ["a postal code", { address: { ...liguria.address, postalCode: "7202" } }, "five figures"],
  ["a telephone number", { phone: "+39 0183 5" }, "is no number of the country"],
])(
  "%s that the build does not accept leaves the old content in its place",
  async (_, wrong, why) => {
    await using copy = await ContentCopy.make();
    const before = await ownFiles(copy.root);
    await expect(writeHouse(copy.root, { ...liguria, ...wrong }, now)).rejects.toThrow(why);
    expect(await ownFiles(copy.root)).toEqual(before);
    const facts = JSON.parse(await readFile(join(copy.root, "content/facts.json"), "utf8"));
    expect(facts.villa.name).toBe("Villa Ulia");
  },
);

test("where the old content cannot be moved, it stays in its place as a whole", async () => {
  await using copy = await ContentCopy.make();
  await mkdir(join(copy.root, "content-before-20261123-015500"));
  const before = await ownFiles(copy.root);
  await expect(writeHouse(copy.root, liguria, now)).rejects.toThrow("is there already");
  expect(await ownFiles(copy.root)).toEqual(before);
});

test("no word of the demo is in the new content", async () => {
  const words = await demoWords();
  await newHouse({}, async (root) => {
    const files = await readdir(join(root, "content"), { recursive: true });
    for (const file of files.filter((name) => name.endsWith(".json"))) {
      const text = await readFile(join(root, "content", file), "utf8");
      for (const word of words) expect(text.includes(word), `${word} in ${file}`).toBe(false);
    }
  });
});

test.each([
  ["one apartment, with a pool and an engine", 1, true],
  ["eight apartments", 8, false],
] as const)("a house of %s is drawn on every page", async (_, count, isRich) => {
  const apartments = Array.from({ length: count }, (_unused, index) => ({
    name: `Home ${index + 1}`,
    guests: 2,
    bedrooms: 1,
  }));
  const engine = { en: "https://book.example/en", it: "https://book.example/it" };
  const rich = { pool: { length: 10, width: 4 }, engine };
  await newHouse(
    { apartments, airports: [], codes: [], ...(isRich && rich) },
    async (_root, content) => {
      for (const page of content.definitions.values()) {
        for (const lang of ["en", "it"] as const) {
          expect(() => pageData(content, fakePictures(content), page, lang)).not.toThrow();
        }
      }
      expect(content.facts.pool?.lengthMetres).toBe(isRich ? 10 : undefined);
      expect(content.warnings.join()).toContain("national identification code");
    },
  );
});

/** The files of a project but for what its tools cache. */
async function ownFiles(root: string): Promise<string[]> {
  return (await filesBelow(root)).filter((file) => !file.startsWith("node_modules/"));
}
