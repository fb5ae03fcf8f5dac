import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type LighthouseResult } from "lighthouse";
import { browserPath, chromiumSwitches } from "../tests/browser/programs.ts";

const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

const categories = ["performance", "accessibility", "best-practices", "seo"];

export const about =
  "Pages: Lighthouse mobile, times in ms (simulated: slow 4G, a processor four times slower), medians;\n" +
  "scores, the lowest run, since a median would hide one bad run in three;\n" +
  "first view in KB of 1000 bytes as served with brotli, pictures that are fetched early included.";

export const head = ["page", ...categories, ...Object.keys(metrics), "requests", "KB"];

/** Where Lighthouse finds its browser. */
const port = 4396;

/** Every page of the sitemap, as a first-time visitor with a phone loads it. */
export async function* measure(of: {
  dist: string;
  site: string;
  runs: number;
  only: string | undefined;
}) {
  const { dist, site, runs, only } = of;
  const sitemap = await readFile(join(dist, "sitemap.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/(?<=<loc>)[^<]+/g)].map(([url]) => new URL(url).pathname);
  for (const address of addresses.filter((each) => !only || each === only)) {
    const results: LighthouseResult[] = [];
    while (results.length < runs) results.push(await judge(site + address));
    const all = (name: string) => results.map(({ audits }) => audits[name]?.numericValue ?? NaN);
    const items = results[0]?.audits["network-requests"]?.details.items ?? [];
    const requests = items.filter(({ url }) => url.startsWith("http"));
    const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    const scores = categories.map((name) =>
      Math.min(...results.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
    );
    const figures = Object.values(metrics).map(all);
    yield [address, ...scores, ...figures, requests.length, (bytes / 1000).toFixed(1)];
  }
}

/** In a browser of its own. A busy machine makes a run fail now and then; three in a row are a fault. */
async function judge(url: string, attempts = 3): Promise<LighthouseResult> {
  const args = [...chromiumSwitches, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  const answer = await lighthouse(url, { port, onlyCategories: categories }).finally(() =>
    browser.close(),
  );
  if (answer && !answer.lhr.runtimeError) return answer.lhr;
  if (attempts > 1) return judge(url, attempts - 1);
  throw new Error(`${url}: Lighthouse says ${answer?.lhr.runtimeError?.message}`);
}
