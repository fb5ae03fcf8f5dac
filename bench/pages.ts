import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Address, pageAddresses } from "../tests/support/addresses.ts";
import { readPolicy } from "../tools/build/hosting/policy-file.ts";
import { startServer } from "../tools/serve/serve.ts";
import type { BenchContext, BenchReport } from "./bench-context.ts";
import { launchChrome } from "./launch-chrome.ts";
import { type Category, type PageRun, runLighthouse } from "./lighthouse.ts";
import { copyWithoutScripts } from "./limit.ts";
import { progress, progressDone } from "./progress.ts";
import { median } from "./statistics.ts";
import { kilobytes, milliseconds, ratio, table } from "./table.ts";

type Metrics = { fcp: number; lcp: number; tbt: number; speedIndex: number; cls: number };

type PageFigures = {
  page: string;
  /** The lowest of all runs, since a median would hide one bad run in three. */
  scores: Record<"performance" | "accessibility" | "bestPractices" | "seo", number | undefined>;
  faults: string[];
  /** In every run Back showed it from the browser's memory. */
  comesBack: boolean;
  measured: Metrics;
  /** The same page without scripts, measured in turns with it. */
  limit: Metrics;
  /** Its lowest performance score: the best score possible on this machine. */
  limitScore: number;
  requests: number;
  bytes: Record<"all" | "html" | "script" | "font" | "image" | "other", number>;
};

const everything: Category[] = ["performance", "accessibility", "best-practices", "seo"];

/** Every page in both languages as Lighthouse sees it on a phone, beside the limit of its design. */
export async function benchPages({ dist, runs, only }: BenchContext): Promise<BenchReport> {
  const addresses = pageAddresses.filter(({ name }) => !only || name === only);
  const folder = await mkdtemp(join(tmpdir(), "villa-limit-"));
  const limitDist = join(folder, "site");
  await copyWithoutScripts(dist, limitDist);
  const policy = await readPolicy(dist);
  const site = await startServer({ dist, port: 0, policy });
  const limit = await startServer({ dist: limitDist, port: 0, policy });
  const figures: PageFigures[] = [];
  try {
    for (const [index, address] of addresses.entries()) {
      const of = `${index + 1}/${addresses.length} ${address.url}`;
      figures.push(await measurePage(address, site.url, limit.url, runs, of));
    }
  } finally {
    progressDone();
    await Promise.all([site.close(), limit.close(), rm(folder, { recursive: true })]);
  }
  return { text: report(figures, runs), figures };
}

async function measurePage(
  address: Address,
  site: string,
  limit: string,
  runs: number,
  label: string,
): Promise<PageFigures> {
  const pageRuns: PageRun[] = [];
  const limitRuns: PageRun[] = [];
  // in turns, so that other load on the machine affects both
  for (let run = 1; run <= runs; run += 1) {
    progress(`pages ${label}, run ${run} of ${runs}`);
    limitRuns.push(await inNewBrowser(limit + address.url, ["performance"]));
    pageRuns.push(await inNewBrowser(site + address.url, everything));
  }
  const lowest = (score: keyof PageFigures["scores"]) => {
    return Math.min(...pageRuns.map((run) => run[score] ?? 0));
  };
  const requests = pageRuns[0]?.requests ?? [];
  return {
    page: address.url,
    scores: {
      performance: lowest("performance"),
      accessibility: lowest("accessibility"),
      bestPractices: lowest("bestPractices"),
      seo: lowest("seo"),
    },
    faults: [...new Set(pageRuns.flatMap((run) => run.faults))],
    comesBack: pageRuns.every((run) => run.comesBack),
    measured: medians(pageRuns),
    limit: medians(limitRuns),
    limitScore: Math.min(...limitRuns.map(({ performance = 0 }) => performance)),
    requests: requests.length,
    bytes: bytesByType(requests),
  };
}

/** A busy machine makes a run fail now and then; three times in a row is a fault. */
async function inNewBrowser(url: string, categories: Category[], attempts = 3): Promise<PageRun> {
  const chrome = await launchChrome();
  try {
    return await runLighthouse(url, chrome, categories);
  } catch (error) {
    if (attempts === 1) throw error;
    progress(String(error));
  } finally {
    chrome.kill();
  }
  return inNewBrowser(url, categories, attempts - 1);
}

function medians(runs: PageRun[]): Metrics {
  const of = (metric: keyof Metrics) => median(runs.map((run) => run[metric]));
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    speedIndex: of("speedIndex"),
    cls: of("cls"),
  };
}

function bytesByType(requests: PageRun["requests"]): PageFigures["bytes"] {
  const sum = (...types: string[]) =>
    requests
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((total, { bytes }) => total + bytes, 0);
  const [all, html, script] = [sum(), sum("Document"), sum("Script")];
  const [font, image] = [sum("Font"), sum("Image")];
  return { all, html, script, font, image, other: all - html - script - font - image };
}

function report(figures: PageFigures[], runs: number): string {
  const speed = table<PageFigures>(
    [
      { title: "page", cell: ({ page }) => page },
      { title: "scores", cell: ({ scores }) => Object.values(scores).join(" ") },
      { title: "limit", cell: ({ limitScore }) => limitScore },
      { title: "FCP", cell: ({ measured }) => milliseconds(measured.fcp) },
      { title: "LCP", cell: ({ measured }) => milliseconds(measured.lcp) },
      { title: "SI", cell: ({ measured }) => milliseconds(measured.speedIndex) },
      { title: "TBT", cell: ({ measured }) => milliseconds(measured.tbt) },
      { title: "of limit", cell: ({ limit }) => milliseconds(limit.tbt) },
      { title: "CLS", cell: ({ measured }) => Number(measured.cls.toFixed(4)) },
      { title: "FCP/limit", cell: ({ measured, limit }) => ratio(measured.fcp, limit.fcp) },
      { title: "LCP/limit", cell: ({ measured, limit }) => ratio(measured.lcp, limit.lcp) },
      {
        title: "SI/limit",
        cell: ({ measured, limit }) => ratio(measured.speedIndex, limit.speedIndex),
      },
    ],
    figures,
  );
  const weight = table<PageFigures>(
    [
      { title: "page", cell: ({ page }) => page },
      { title: "requests", cell: ({ requests }) => requests },
      { title: "KB", cell: ({ bytes }) => kilobytes(bytes.all) },
      { title: "HTML", cell: ({ bytes }) => kilobytes(bytes.html) },
      { title: "script", cell: ({ bytes }) => kilobytes(bytes.script) },
      { title: "fonts", cell: ({ bytes }) => kilobytes(bytes.font) },
      { title: "pictures", cell: ({ bytes }) => kilobytes(bytes.image) },
      { title: "other", cell: ({ bytes }) => kilobytes(bytes.other) },
      { title: "back from memory", cell: ({ comesBack }) => (comesBack ? "yes" : "no") },
    ],
    figures,
  );
  const faults = figures
    .filter((page) => page.faults.length > 0)
    .map((page) => `${page.page}: ${page.faults.join("; ")}`);
  return [
    `Pages: Lighthouse mobile, times in ms (simulated slow 4G), median of ${runs}; scores, the lowest run:`,
    "performance, accessibility, best practices, SEO. The limit is the same page without scripts:",
    "beside the scores its performance, beside TBT its own.",
    "",
    speed,
    "",
    "First view in KB of 1000 bytes as served with brotli, pictures that are fetched early included:",
    "",
    weight,
    ...(faults.length > 0 ? ["", "What cost points:", ...faults] : []),
  ].join("\n");
}
