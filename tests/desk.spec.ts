import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { filesBelow } from "../tools/content/files/files-below.ts";
import { testBuild } from "./support/test-build.ts";

const texts = [".html", ".js", ".css", ".json", ".xml", ".txt", ".webmanifest"];

test("nothing of the owner's desk is in the built site, its sitemap or its worker", async () => {
  const files = await filesBelow(testBuild.dist);
  expect(files.filter((file) => /admin|sveltia|desk/i.test(file))).toEqual([]);
  for (const file of files.filter((each) => texts.includes(extname(each)))) {
    const text = await readFile(join(testBuild.dist, file), "utf8");
    expect(text.match(/sveltia|\/admin\b|desk-data/gi), file).toBeNull();
  }
});

test("the address of the desk is a page that does not exist", async ({ request }) => {
  expect((await request.get("/admin")).status()).toBe(404);
  expect((await request.post("/admin/api/v1/repos/desk/content/contents")).status()).toBe(405);
});
