import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inspectSite } from "./built-site.ts";

async function siteOf(files: Record<string, string>) {
  const dist = await mkdtemp(join(tmpdir(), "built-site-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  const site = await inspectSite(dist);
  await rm(dist, { recursive: true });
  return site;
}

test("a link to a page, a file or an anchor that is not there is found, others are not", async () => {
  const site = await siteOf({
    "index.html": `<main id="main"><a href="/it">It</a><a class="x" href="/it#ask">Ask</a>
      <a href="/pdf/terms.pdf">Terms</a><a href="#main">Main</a><a href="/it?guests=2&amp;x=1">Two</a>
      <a href="tel:+39">Call</a><a href="https://other.it/no">Other</a>
      <a href="/nothing">No</a><a href="/pdf/gone.pdf">No</a><a href="/it#gone">No</a><a href="#gone">No</a>`,
    "it.html": '<p id="ask"></p>',
    "pdf/terms.pdf": "",
  });
  const home = site?.find(({ address }) => address === "/");
  expect(home?.deadLinks).toEqual(["/nothing", "/pdf/gone.pdf", "/it#gone", "#gone"]);
});
