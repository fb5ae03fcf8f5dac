import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { conditionsPath } from "../../../src/site/site-map/pages.ts";
import { ContentCopy, contentWith } from "../../../tests/support/content-copy.ts";
import { streamsOf } from "../../../tests/support/site-texts.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { loadContent } from "../../content/load.ts";
import { breakLines, textRunsOf } from "./break-lines.ts";
import { conditionsPdf, writeConditions } from "./conditions-pdf.ts";

const content = await loadContent(".");

/** The document as it stands in the site of a house. */
async function written(source: Parameters<typeof writeConditions>[0], cacheDir: string) {
  const outDir = await mkdtemp(join(tmpdir(), "villa-site-"));
  await writeConditions(source, { outDir, cacheDir });
  const pdf = await readFile(join(outDir, conditionsPath));
  await rm(outDir, { recursive: true });
  return pdf;
}

test("the same texts give the same file, from the cache, and a changed fact another one", async () => {
  await using cache = await testFolder();
  const first = await written(content, cache.path);
  expect(first.equals(await conditionsPdf(content))).toBe(true);
  const [entry = ""] = await readdir(cache.path);
  await writeFile(join(cache.path, entry, "conditions.pdf"), "from the cache");
  expect(String(await written(content, cache.path))).toBe("from the cache");
  const changed = await contentWith(({ stay }) => {
    stay.securityDeposit = 910;
  });
  const other = await written(changed, cache.path);
  expect(other.subarray(0, 5).toString()).toBe("%PDF-");
  expect(other.equals(first)).toBe(false);
});

test("an owner's own document takes the place of the one that is made", async () => {
  await using copy = await ContentCopy.make();
  await copy.write("conditions.pdf", "%PDF-1.7 of her lawyer");
  const house = { ...content, root: copy.root };
  expect(String(await written(house, join(copy.root, "cache")))).toBe("%PDF-1.7 of her lawyer");
});

test("the document is tagged, in two languages, with a title and embedded fonts", async () => {
  const raw = (await conditionsPdf(content)).toString("latin1");
  expect(raw).toMatch(/^%PDF-1\.7/);
  expect(raw).toContain("/Marked true");
  expect(raw).toContain("/StructTreeRoot");
  expect(raw).toContain("/DisplayDocTitle true");
  expect(raw).toContain("pdfuaid:part");
  expect(raw).toMatch(/\/Lang \(it-IT\)/);
  expect(raw).toMatch(/\/Lang \(it\)/);
  expect(raw).toMatch(/\/Lang \(en\)/);
  for (const type of ["H1", "H2", "P", "L", "LI", "LBody"]) {
    expect(raw, `structure of type ${type}`).toMatch(new RegExp(`/S /${type}\\b`));
  }
  expect(raw.match(/\/FontFile2/g)?.length).toBe(5);
});

test("the mark beside the name is that of the house", async () => {
  await using copy = await ContentCopy.make();
  const house = { ...content, root: copy.root };
  const drawn = async () =>
    streamsOf(await conditionsPdf(house))
      .join()
      .replace(/\s+/g, " ");
  expect(await drawn()).toContain("24 14.5 m 33.5 24 l 24 33.5 l");

  await copy.write("drawings/mark.svg", anotherMark);
  const another = await drawn();
  expect(another).not.toContain("24 14.5 m 33.5 24 l 24 33.5 l");
  // 20 points for 80 units, in the middle of a square whose corner is at 51 and 44
  expect(another).toContain("1 0 0 1 51 49 cm 0.25 0 0 0.25 0 0 cm");
  expect(another).toContain("2.2 w 1 j 7 9 m 31 37 l S");
  expect(another).toContain("1 0 0 1 3 4 cm q 5 w 1 J 1 j /DeviceRGB CS 1 0 0 SCN 11 20 m");
  expect(another).toContain("10 11 12 13 re f*");

  await copy.remove("drawings/mark.svg");
  expect(await drawn(), "the neutral mark").toContain("24 14 m 24 46 l S");
});

const anotherMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">
  <path d="M7 9L31 37"/>
  <g transform="translate(3 4)" stroke="#ff0000" stroke-width="5" stroke-linecap="round">
    <circle cx="20" cy="20" r="9"/>
  </g>
  <rect x="10" y="11" width="12" height="13" fill="currentColor" fill-rule="evenodd" stroke="none"/>
</svg>`;

test("lines break at plain spaces only, and fit the column", () => {
  const measure = ({ text }: { text: string }) => text.length;
  const runs = [
    { text: "one two ", bold: false },
    { text: "th", bold: true },
    { text: "ree 30\u00a0days", bold: false },
  ];
  const lines = breakLines(runs, 7, measure);
  expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual([
    "one two ",
    "three ",
    "30\u00a0days",
  ]);
});

test("a link's address is printed after its text", () => {
  const link = { tag: "a" as const, href: "/it/privacy-policy", children: ["privacy policy"] };
  const text = textRunsOf([link], "https://villa.example").map((run) => run.text);
  expect(text.join("")).toBe("privacy policy (villa.example/it/privacy-policy)");
});

test("a word wider than its column is broken, and copied as one", () => {
  const measure = ({ text }: { text: string }) => text.length;
  const lines = breakLines([{ text: "of Donaudampfschifffahrt now", bold: false }], 8, measure);
  expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual([
    "of ",
    "Donaudam",
    "pfschiff",
    "fahrt ",
    "now",
  ]);
});
