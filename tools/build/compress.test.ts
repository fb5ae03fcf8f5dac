import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { filesBelow } from "../content/files/files-below.ts";
import { compressSite } from "./compress.ts";

test("text files get brotli and gzip copies, small files and pictures none; the same again from the cache", async () => {
  await using folder = await testFolder();
  const [dist, cacheDir] = [join(folder.path, "site"), join(folder.path, "cache")];
  const page = "<p>Olive trees, lime-washed walls, noon.</p>".repeat(200);
  await mkdir(dist);
  await writeFile(join(dist, "page.html"), page);
  await writeFile(join(dist, "small.txt"), "small");
  await writeFile(join(dist, "photo.jpg"), Buffer.alloc(5000));
  await compressSite({ dist, cacheDir });
  const copies = ["page.html", "page.html.br", "page.html.gz", "photo.jpg", "small.txt"];
  expect((await readdir(dist)).toSorted()).toEqual(copies);
  const read = (ending: string) => readFile(join(dist, `page.html${ending}`));
  expect(brotliDecompressSync(await read(".br")).toString()).toBe(page);
  expect(gunzipSync(await read(".gz")).toString()).toBe(page);
  for (const file of await filesBelow(cacheDir)) {
    await writeFile(join(cacheDir, file), "from the cache");
  }
  await compressSite({ dist, cacheDir });
  for (const ending of [".br", ".gz"]) expect(String(await read(ending))).toBe("from the cache");
});
