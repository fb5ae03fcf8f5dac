import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { byLanguage, type Lang } from "../../../src/site/site-map/languages.ts";
import { langs } from "../../../tests/support/addresses.ts";
import { listening } from "../../../tests/support/needs.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { loadContent } from "../../content/load.ts";
import type { Group } from "../../content/values.ts";
import { deadOutsideLinks } from "./outside-links.ts";
import { inspectSite } from "./readiness.ts";

async function siteOf(files: Record<string, string>) {
  await using folder = await testFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder.path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return await inspectSite(folder.path);
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

const { facts } = await loadContent(process.cwd());

test("a link to another site that is gone is named, one that refuses programs is not", async () => {
  await using server = await listening(({ url }, response) => {
    response.writeHead({ "/gone": 404, "/refused": 403 }[url ?? ""] ?? 200).end();
  });
  const origin = server.url;
  const text = `See [this](${origin}/here), ${origin}/gone or ${origin}/refused and http://127.0.0.1:9/`;
  const dead = await deadOutsideLinks(
    {
      facts,
      files: byLanguage<Group, Lang>(langs, (lang) => (lang === "en" ? { home: text } : {})),
    },
    // the addresses of the demo's facts are not to be asked
    (address, options) =>
      String(address).includes("127.0.0.1")
        ? fetch(address, options)
        : Promise.resolve(new Response("")),
  );
  expect(dead.map(({ code, file, values }) => [code, file, values])).toEqual([
    ["link-outside", `${origin}/gone`, { answer: "404 Not Found" }],
    ["link-unreachable", "http://127.0.0.1:9/", { reason: expect.stringMatching(/\w+/) }],
  ]);
});
