import { pageAddresses } from "../tests/support/addresses.ts";
import { startServer } from "../tools/serve/serve.ts";
import { type PageRun, runLighthouse } from "./lighthouse.ts";
import {
  type BenchContext,
  type BenchReport,
  kilobytes,
  median,
  progress,
  progressDone,
  table,
} from "./report.ts";

type PageFigures = Omit<PageRun, "requests"> & {
  page: string;
  requests: number;
  bytes: Record<"all" | "html" | "script" | "font" | "image" | "other", number>;
};

export async function benchPages({ dist, runs, only }: BenchContext): Promise<BenchReport> {
  const addresses = pageAddresses.filter(({ name }) => !only || name === only);
  const site = await startServer({ dist, port: 0 });
  const figures: PageFigures[] = [];
  try {
    for (const [index, { url }] of addresses.entries()) {
      const pageRuns: PageRun[] = [];
      for (let run = 1; run <= runs; run += 1) {
        progress(`pages ${index + 1}/${addresses.length} ${url}, run ${run} of ${runs}`);
        pageRuns.push(await tried(() => runLighthouse(site.url + url)));
      }
      figures.push({ page: url, ...together(pageRuns) });
    }
  } finally {
    progressDone();
    await site.close();
  }
  return { text: report(figures, runs), figures };
}

/** A busy machine makes a run fail now and then; three times in a row is a fault. */
async function tried(run: () => Promise<PageRun>, attempts = 3): Promise<PageRun> {
  try {
    return await run();
  } catch (error) {
    if (attempts === 1) throw error;
    progress(String(error));
  }
  return tried(run, attempts - 1);
}

function together(runs: PageRun[]): Omit<PageFigures, "page"> {
  const of = (metric: keyof PageRun["metrics"]) => median(runs.map((run) => run.metrics[metric]));
  const [first] = runs;
  const requests = first?.requests ?? [];
  return {
    // the lowest of all runs, since a median would hide one bad run in three
    scores: first?.scores.map((_, at) => Math.min(...runs.map((run) => run.scores[at] ?? 0))) ?? [],
    metrics: {
      fcp: of("fcp"),
      lcp: of("lcp"),
      tbt: of("tbt"),
      speedIndex: of("speedIndex"),
      cls: of("cls"),
    },
    requests: requests.length,
    bytes: bytesByType(requests),
    comesBack: runs.every(({ comesBack }) => comesBack),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

function bytesByType(requests: PageRun["requests"]): PageFigures["bytes"] {
  const sum = (wanted?: string) =>
    requests
      .filter(({ type }) => !wanted || type === wanted)
      .reduce((total, { bytes }) => total + bytes, 0);
  const parts = {
    html: sum("Document"),
    script: sum("Script"),
    font: sum("Font"),
    image: sum("Image"),
  };
  const known = Object.values(parts).reduce((total, bytes) => total + bytes, 0);
  return { all: sum(), ...parts, other: sum() - known };
}

function report(figures: PageFigures[], runs: number): string {
  const speed = table<PageFigures>(
    [
      ["page", ({ page }) => page],
      ["scores", ({ scores }) => scores.join(" ")],
      ["FCP", ({ metrics }) => metrics.fcp.toFixed(0)],
      ["LCP", ({ metrics }) => metrics.lcp.toFixed(0)],
      ["SI", ({ metrics }) => metrics.speedIndex.toFixed(0)],
      ["TBT", ({ metrics }) => metrics.tbt.toFixed(0)],
      ["CLS", ({ metrics }) => Number(metrics.cls.toFixed(4))],
      ["back from memory", ({ comesBack }) => (comesBack ? "yes" : "no")],
    ],
    figures,
  );
  const weight = table<PageFigures>(
    [
      ["page", ({ page }) => page],
      ["requests", ({ requests }) => requests],
      ["KB", ({ bytes }) => kilobytes(bytes.all)],
      ["HTML", ({ bytes }) => kilobytes(bytes.html)],
      ["script", ({ bytes }) => kilobytes(bytes.script)],
      ["fonts", ({ bytes }) => kilobytes(bytes.font)],
      ["pictures", ({ bytes }) => kilobytes(bytes.image)],
      ["other", ({ bytes }) => kilobytes(bytes.other)],
    ],
    figures,
  );
  const faults = figures
    .filter((page) => page.faults.length > 0)
    .map((page) => `${page.page}: ${page.faults.join("; ")}`);
  return [
    `Pages: Lighthouse mobile, times in ms (simulated slow 4G), median of ${runs}; scores, the lowest run:`,
    "performance, accessibility, best practices, SEO.",
    "",
    speed,
    "",
    "First view in KB of 1000 bytes as served with brotli, pictures that are fetched early included:",
    "",
    weight,
    ...(faults.length > 0 ? ["", "What cost points:", ...faults] : []),
  ].join("\n");
}
