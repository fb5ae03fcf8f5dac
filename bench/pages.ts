import { chromium } from "@playwright/test";
import lighthouse, { type LighthouseResult } from "lighthouse";
import { browserPath, chromiumSwitches } from "../tests/browser/chromium.ts";
import { pageAddresses } from "../tests/support/addresses.ts";
import { freePort } from "../tests/support/needs.ts";
import { startServer } from "../tools/serve/serve.ts";
import {
  type BenchContext,
  type Column,
  kilobytes,
  median,
  progress,
  progressDone,
  table,
} from "./report.ts";

/** In milliseconds, simulated: slow 4G, a processor four times slower; the shift has no unit. */
const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
type Metric = keyof typeof metrics;
const metricNames = Object.keys(metrics) as Metric[];

/** What a request is called in the table, by what Lighthouse calls it. */
const types: Partial<Record<string, string>> = {
  Document: "HTML",
  Script: "script",
  Font: "fonts",
  Image: "pictures",
};

type PageFigures = {
  page: string;
  /** Performance, accessibility, best practices and search, 0 to 100. */
  scores: number[];
  metrics: Record<Metric, number>;
  requests: number;
  bytes: Record<string, number>;
  /** Whether Back shows the page as it was left, without loading it again. */
  comesBack: boolean;
  faults: string[];
};

export async function benchPages({ dist, runs, only }: BenchContext): Promise<string> {
  const addresses = pageAddresses.filter(({ name }) => !only || name === only);
  const site = await startServer({ dist, port: 0 });
  const figures: PageFigures[] = [];
  try {
    for (const [index, { url }] of addresses.entries()) {
      const results: LighthouseResult[] = [];
      for (let run = 1; run <= runs; run += 1) {
        progress(`pages ${index + 1}/${addresses.length} ${url}, run ${run} of ${runs}`);
        results.push(await tried(() => runLighthouse(site.url + url)));
      }
      figures.push(figuresOf(url, results));
    }
  } finally {
    progressDone();
    await site.close();
  }
  return report(figures, runs);
}

/** A busy machine makes a run fail now and then; three times in a row is a fault. */
async function tried<Result>(run: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (attempts === 1) throw error;
    progress(String(error));
  }
  return tried(run, attempts - 1);
}

/** Loads an address as a first-time visitor with a phone does, in a browser of its own, and judges it. */
async function runLighthouse(url: string): Promise<LighthouseResult> {
  const port = await freePort();
  const args = [...chromiumSwitches, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const answer = await lighthouse(url, {
      port,
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      output: "json",
      logLevel: "error",
    });
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
    const { code, message } = answer?.lhr.runtimeError ?? {};
    throw new Error(`${url}: Lighthouse says ${code}: ${message}`);
  } finally {
    await browser.close();
  }
}

function figuresOf(page: string, runs: LighthouseResult[]): PageFigures {
  const scores = runs.map(({ categories }) =>
    Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  );
  const [first] = runs;
  const all = first?.audits["network-requests"].details.items ?? [];
  const requests = all.filter(({ url }) => url.startsWith("http"));
  return {
    page,
    // the lowest of all runs, since a median would hide one bad run in three
    scores: scores[0]?.map((_, at) => Math.min(...scores.map((each) => each[at] ?? 0))) ?? [],
    metrics: Object.fromEntries(
      metricNames.map((name) => {
        const values = runs.map(({ audits }) => audits[metrics[name]].numericValue);
        return [name, median(values)];
      }),
    ) as Record<Metric, number>,
    requests: requests.length,
    bytes: Object.fromEntries(
      [...Map.groupBy(requests, ({ resourceType = "" }) => types[resourceType] ?? "other")].map(
        ([name, group]) => [name, sum(group.map(({ transferSize = 0 }) => transferSize))],
      ),
    ),
    comesBack: runs.every(({ audits }) => audits["bf-cache"]?.score === 1),
    faults: [...new Set(runs.flatMap(faultsOf))],
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function faultsOf({ categories, audits }: LighthouseResult): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id);
}

function report(figures: PageFigures[], runs: number): string {
  const faults = figures
    .filter((page) => page.faults.length > 0)
    .map((page) => `${page.page}: ${page.faults.join("; ")}`);
  return [
    `Pages: Lighthouse mobile, times in ms (simulated slow 4G), median of ${runs}; scores, the lowest run:`,
    "performance, accessibility, best practices, SEO.",
    "",
    table(
      [
        ["page", ({ page }) => page],
        ["scores", ({ scores }) => scores.join(" ")],
        ...metricNames.map(
          (name): Column<PageFigures> => [
            name,
            ({ metrics }) => Number(metrics[name].toFixed(name === "CLS" ? 4 : 0)),
          ],
        ),
        ["back from memory", ({ comesBack }) => (comesBack ? "yes" : "no")],
      ],
      figures,
    ),
    "",
    "First view in KB of 1000 bytes as served with brotli, pictures that are fetched early included:",
    "",
    table(
      [
        ["page", ({ page }) => page],
        ["requests", ({ requests }) => requests],
        ["KB", ({ bytes }) => kilobytes(sum(Object.values(bytes)))],
        ...["HTML", "script", "fonts", "pictures", "other"].map(
          (name): Column<PageFigures> => [name, ({ bytes }) => kilobytes(bytes[name] ?? 0)],
        ),
      ],
      figures,
    ),
    ...(faults.length > 0 ? ["", "What cost points:", ...faults] : []),
  ].join("\n");
}
