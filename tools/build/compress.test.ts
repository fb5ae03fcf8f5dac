import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../content/files/files-below.ts";
import { compressSite } from "./compress.ts";

const folder = await mkdtemp(join(tmpdir(), "compress-"));
afterAll(() => rm(folder, { recursive: true }));

test("text files get brotli and gzip copies, small files and pictures none; the same again from the cache", async () => {
  const dist = join(folder, "site");
  const cacheDir = join(folder, "cache");
  const page = "<p>Olive trees, lime-washed walls, noon.</p>".repeat(200);
  await compressSite({ dist: await site(dist, page), cacheDir });
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

test("a build that is ended while it writes leaves no half of a file to the next", async () => {
  const dist = join(folder, "ended");
  const cacheDir = join(folder, "cache of the ended");
  // does not compress, so that its copies are longer than what may be written
  const page = randomBytes(20_000).toString("base64");
  await site(dist, page);
  const build = `import("./tools/build/compress.ts").then(({ compressSite }) => compressSite(${JSON.stringify({ dist, cacheDir })}))`;
  const limited = spawnSync("sh", [
    "-c",
    'ulimit -f 8; exec "$0" -e "$1"',
    process.execPath,
    build,
  ]);
  expect(limited.status).not.toBe(0);
  await compressSite({ dist, cacheDir });
  expect(brotliDecompressSync(await readFile(join(dist, "page.html.br"))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(dist, "page.html.gz"))).toString()).toBe(page);
});

async function site(dist: string, page: string): Promise<string> {
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, "page.html"), page);
  await writeFile(join(dist, "small.txt"), "small");
  await writeFile(join(dist, "photo.jpg"), Buffer.alloc(5000));
  return dist;
}
