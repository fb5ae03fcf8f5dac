import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { conditionsPath } from "../../src/site/site-map/pages.ts";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { contentWith } from "../../tests/support/test-house.ts";
import { readHouse } from "../content/house.ts";
import { loadContent } from "../content/load.ts";
import { conditionsPdf, writeConditions } from "./conditions-pdf.ts";

const content = await loadContent(".");

async function written(source: Parameters<typeof writeConditions>[0], cacheDir: string) {
  await using folder = await testFolder();
  await writeConditions(source, { outDir: folder.path, cacheDir });
  return await readFile(join(folder.path, conditionsPath));
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
  const own = { ...content, house: await readHouse(copy.root) };
  expect(String(await written(own, join(copy.root, "cache")))).toBe("%PDF-1.7 of her lawyer");
});

test("the document is tagged, in two languages, with a title and embedded fonts", async () => {
  const raw = (await conditionsPdf(content)).toString("latin1");
  expect(raw).toMatch(/^%PDF-1\.7/);
  const marks = ["/Marked true", "/StructTreeRoot", "/DisplayDocTitle true", "pdfuaid:part"];
  const languages = ["it-IT", "it", "en"].map((lang) => `/Lang (${lang})`);
  for (const each of [...marks, ...languages]) expect(raw).toContain(each);
  for (const type of ["H1", "H2", "P", "L", "LI", "LBody"])
    expect(raw, `structure of type ${type}`).toMatch(new RegExp(`/S /${type}\\b`));
  expect(raw.match(/\/FontFile2/g)?.length).toBe(3);
});
