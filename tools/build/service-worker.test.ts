import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { localizedPath } from "../../src/site/site-map/languages.ts";
import { allPages } from "../../src/site/site-map/pages.ts";
import { langs } from "../../tests/support/addresses.ts";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { loadPageDefinitions } from "../content/page-definitions.ts";
import { pageFile } from "./hosting/policy.ts";
import { writeServiceWorker } from "./service-worker.ts";

test("the worker keeps every script that a page's script imports, with a name or without", async () => {
  await using folder = await testFolder();
  const dist = folder.path;
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  };
  for (const lang of langs) {
    for (const { path } of allPages("")) {
      const page = pageFile(localizedPath(path, lang, langs)).slice(1);
      await write(page, '<script type="module" src="/assets/entry-1.js"></script>');
    }
  }
  await write("assets/entry-1.js", 'import{a}from"./named-2.js";import"./unnamed-3.js";a()');
  await write("assets/named-2.js", 'export const a=()=>import("./late-5.js")');
  await write("assets/unnamed-3.js", 'export*from"./deeper-4.js"');
  await write("assets/deeper-4.js", "export{}");
  await write("assets/late-5.js", "export{}");
  await writeServiceWorker(dist, await loadPageDefinitions(), langs);
  const worker = await readFile(join(dist, "sw.js"), "utf8");
  const kept = [...worker.matchAll(/\/assets\/[\w-]+\.js/g)].map(([address]) => address);
  expect(kept).toEqual([
    "/assets/deeper-4.js",
    "/assets/entry-1.js",
    "/assets/named-2.js",
    "/assets/unnamed-3.js",
  ]);
});
