import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cacheKey } from "../content/files/cache-key.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { type ReportWord, reportWords } from "../content/problems/report.ts";
import { browserBuild, bundle } from "./bundle/vite-config.ts";
import { compressSite } from "./compress.ts";
import { siteFiles } from "./head/site-files.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { readClientAssets } from "./pages/client-assets.ts";
import { type InlineCode, writePages } from "./pages/write-pages.ts";
import { type PreparedSite, type ProjectFolders, prepareSite } from "./prepare.ts";
import { replaceSite } from "./replace-site.ts";
import { writeServiceWorker } from "./service-worker.ts";

export type BuildOptions = {
  root: string;
  /** The folder of the site. An existing one is replaced when the new site is complete. */
  outDir: string;
  /** Writes more files of the site, before the worker, the policy and the compression know them. */
  addFiles?: (site: PreparedSite, folders: ProjectFolders) => Promise<void>;
};

/** All of it or nothing. @throws ContentError that names every fault of the owner's files */
export async function buildSite(options: BuildOptions): Promise<void> {
  await replaceSite(
    options.outDir,
    (folder) => makeSite({ ...options, outDir: folder }),
    () => console.log(reportWords("waits", ownerLanguage(), { dist: options.outDir })),
  );
}

/** Each step reads the output of earlier ones: the policy hashes the pages, compression comes last. */
async function makeSite({ root, outDir, addFiles }: BuildOptions): Promise<void> {
  const cacheDir = join(root, "node_modules/.cache/villa");
  // inside the project, so that imports resolve; one for each site, so that builds can run in parallel
  const serverDir = join(root, `.cache/server-${cacheKey(outDir.replace(/\d+$/, ""))}`);
  await rm(serverDir, { recursive: true, force: true });
  const site = await step("content", () =>
    prepareSite({ root, outDir, cacheDir, readsCalendars: true }),
  );
  await step("scripts", () =>
    Promise.all([
      bundle(root, site, browserBuild(root, outDir)),
      bundle(root, site, { outDir: serverDir, ssr: "src/app/entry-server.tsx" }),
    ]),
  );
  const assets = await readClientAssets(outDir);
  let inline: InlineCode;
  try {
    const serverEntry = join(serverDir, "entry-server.js");
    inline = await step("pages", () => writePages(site, assets, { outDir, serverEntry }));
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
  await step("files", () => writeSiteFiles(site, root, outDir));
  await addFiles?.(site, { root, outDir, cacheDir });
  await step("worker", () => writeServiceWorker(outDir, site.content, assets));
  await step("hosting", () => writeHosting(outDir, site.content, inline));
  await step("compression", () =>
    compressSite({ dist: outDir, cacheDir: join(cacheDir, "compressed") }),
  );
}

async function writeSiteFiles(
  { content, pictures }: PreparedSite,
  root: string,
  outDir: string,
): Promise<void> {
  const files = await siteFiles({ content, pictures, root, builtAt: new Date() });
  for (const [address, text] of files) {
    const file = join(outDir, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

type StepName<Word = ReportWord> = Word extends `step.${infer Name}` ? Name : never;

export async function step<Result>(name: StepName, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const words = reportWords(`step.${name}`, ownerLanguage());
  console.log(`${words.padEnd(28)} ${seconds.padStart(6)} s`);
  return result;
}
