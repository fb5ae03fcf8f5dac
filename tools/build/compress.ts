import { copyFile, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cacheKey } from "../content/files/cache-key.ts";
import { filesBelow } from "../content/files/files-below.ts";
import { memoizeFolder } from "../content/files/memoize-folder.ts";

/** Files that compress well; pictures and fonts are compressed already. */
const text = /\.(html|js|css|json|svg|txt|xml|webmanifest|vcf|gpx)$/;

/** Smaller files gain nothing that would be seen. */
const minimumBytes = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const parameters = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // a megabyte, so that a script is one block: the largest is 40 bytes smaller
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
};

const variants = {
  ".br": (bytes: Buffer) => brotli(bytes, { params: parameters }),
  ".gz": (bytes: Buffer) => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** One file per core at a time: `page.html` gets `page.html.br` and `page.html.gz` beside it. */
export async function compressSite(site: { dist: string; cacheDir: string }): Promise<void> {
  const { dist, cacheDir } = site;
  const files = (await filesBelow(dist)).filter((file) => text.test(file));
  const compress = (file: string) => compressFile(join(dist, file), cacheDir);
  await Readable.from(files).forEach(compress, { concurrency: availableParallelism() });
}

async function compressFile(file: string, cacheDir: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minimumBytes) return;
  // of Node itself, which has no package for them
  const { brotli = "", zlib = "" } = process.versions;
  const cached = join(cacheDir, cacheKey(brotli, zlib, JSON.stringify(parameters), bytes));
  await memoizeFolder(cached, async (folder) => {
    for (const [ending, compress] of Object.entries(variants)) {
      await writeFile(join(folder, `file${ending}`), await compress(bytes));
    }
  });
  for (const ending of Object.keys(variants)) {
    await copyFile(join(cached, `file${ending}`), file + ending);
  }
}
