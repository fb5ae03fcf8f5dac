import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { localizedPath } from "../../src/site/site-map/languages.ts";
import { allPages } from "../../src/site/site-map/pages.ts";
import { langs } from "../../tests/support/addresses.ts";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { loadPageDefinitions } from "../content/page-definitions.ts";
import { pageFile } from "./hosting/policy.ts";
import { readClientAssets } from "./pages/client-assets.ts";
import { laterFiles, writeServiceWorker } from "./service-worker.ts";

const chunk = (name: string, imports: string[] = [], css: string[] = []) => ({
  file: `assets/${name}.js`,
  imports,
  css: css.map((sheet) => `assets/${sheet}.css`),
});

test("the worker keeps what the pages name, every style sheet, and what a press opens with its imports", async () => {
  await using folder = await testFolder();
  const dist = folder.path;
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  };
  for (const lang of langs) {
    for (const { path } of allPages("")) {
      const page = pageFile(localizedPath(path, lang, langs)).slice(1);
      const late = '<link rel="stylesheet" href="/assets/late-1.css">';
      await write(page, `${late}<script type="module" src="/assets/entry-1.js"></script>`);
    }
  }
  await write("fonts/face.woff2", "");
  for (const sheet of ["home-1", "menu-1"]) {
    await write(`assets/${sheet}.css`, `file-mark[path="${sheet}"]{--path:"${sheet}"}.a{top:0}`);
  }
  const manifest = {
    "src/app/entry-client.tsx": chunk("entry-1"),
    "src/pages/home/home.page.tsx": chunk("home-1", ["_shared.js"], ["home-1"]),
    "src/components/cookies/banner.tsx": chunk("banner-1"),
    "src/components/cookies/preferences-dialog.tsx": chunk("preferences-1"),
    "src/components/carousel/lightbox.tsx": chunk("lightbox-1", ["_shared.js"]),
    "src/components/header/menu.tsx": chunk("menu-1", [], ["menu-1"]),
    "_shared.js": chunk("shared-1"),
  };
  await write(".vite/manifest.json", JSON.stringify(manifest));
  const assets = await readClientAssets(dist);
  expect(assets.of({ pages: ["home"] }).sheets).toEqual([{ path: "home-1", rules: ".a{top:0}" }]);
  const definitions = await loadPageDefinitions();
  await writeServiceWorker(dist, { definitions, languages: langs }, laterFiles(assets));
  const worker = await readFile(join(dist, "sw.js"), "utf8");
  const kept = new Set([...worker.matchAll(/\/(?:assets|fonts)\/[\w.-]+/g)].map(([file]) => file));
  expect([...kept]).toEqual([
    "/assets/banner-1.js",
    "/assets/entry-1.js",
    "/assets/home-1.css",
    "/assets/late-1.css",
    "/assets/lightbox-1.js",
    "/assets/menu-1.css",
    "/assets/menu-1.js",
    "/assets/preferences-1.js",
    "/assets/shared-1.js",
    "/fonts/face.woff2",
  ]);
});
