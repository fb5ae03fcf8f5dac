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

test("a page weighs what a telephone fetches first: compressed text, scripts with imports, one picture", async () => {
  const site = await siteOf({
    "index.html": `<link rel="preload" as="image" imagesrcset="/photos/a-360.avif 360w, /photos/a-640.avif 640w, /photos/a-960.avif 960w">
      <link rel="preload" as="font" href="/fonts/a.woff2"><script type="module" src="/assets/a.js"></script>
      <img loading="lazy" src="/photos/b.jpg">`,
    "index.html.br": "x".repeat(1),
    "assets/a.js": 'import {b} from"./b.js"',
    "assets/a.js.br": "x".repeat(10),
    "assets/b.js": "x".repeat(100),
    "fonts/a.woff2": "x".repeat(1000),
    "photos/a-640.avif": "x".repeat(10_000),
    "photos/b.jpg": "x".repeat(100_000),
  });
  expect(site).toEqual([{ address: "/", deadLinks: [], bytes: 11_111, scriptBytes: 110 }]);
});
