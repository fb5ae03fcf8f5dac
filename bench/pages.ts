import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type LighthouseResult } from "lighthouse";
import { browserPath, chromiumSwitches } from "../tests/browser/programs.ts";
import { startServer } from "../tools/serve/serve.ts";
import { type Bench, median, table } from "./report.ts";

/** In milliseconds, simulated: slow 4G, a processor four times slower; the shift has no unit. */
const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Where Lighthouse finds its browser. */
const port = 4396;

/** Lighthouse of every page of the sitemap, as a first-time visitor with a phone loads it. */
export const bench: Bench = async ({ dist, runs, only }) => {
  const sitemap = await readFile(join(dist, "sitemap.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/(?<=<loc>)[^<]+/g)].map(([url]) => new URL(url).pathname);
  const site = await startServer({ dist, port: 0 });
  const rows: (string | number)[][] = [];
  try {
    for (const address of addresses.filter((each) => !only || each === only)) {
      const results: LighthouseResult[] = [];
      while (results.length < runs) results.push(await judge(site.url + address));
      rows.push([address, ...figures(results)]);
      console.error(`pages ${rows.length}: ${address}`);
    }
  } finally {
    await site.close();
  }
  const head = ["page", ...categories, ...Object.keys(metrics), "requests", "KB"];
  return [
    `Pages: Lighthouse mobile, times in ms (simulated slow 4G), median of ${runs}; scores, the lowest run;`,
    "first view in KB of 1000 bytes as served with brotli, pictures that are fetched early included.",
    "",
    table(head, rows),
  ].join("\n");
};

/** In a browser of its own. A busy machine makes a run fail now and then; three in a row are a fault. */
async function judge(url: string, attempts = 3): Promise<LighthouseResult> {
  const args = [...chromiumSwitches, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  try {
    const options = {
      port,
      onlyCategories: categories,
      output: "json",
      logLevel: "error",
    } as const;
    const answer = await lighthouse(url, options);
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
    throw new Error(`${url}: Lighthouse says ${answer?.lhr.runtimeError?.message}`);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error(error);
  } finally {
    await browser.close();
  }
  return judge(url, attempts - 1);
}

function figures(runs: LighthouseResult[]): (string | number)[] {
  const items = runs[0]?.audits["network-requests"].details.items ?? [];
  const requests = items.filter(({ url }) => url.startsWith("http"));
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return [
    // the lowest of all runs, since a median would hide one bad run in three
    ...categories.map((name) =>
      Math.min(...runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
    ),
    ...Object.values(metrics).map((name) => {
      const value = median(runs.map(({ audits }) => audits[name].numericValue));
      return value.toFixed(name === metrics.CLS ? 4 : 0);
    }),
    requests.length,
    (bytes / 1000).toFixed(1),
  ];
}
