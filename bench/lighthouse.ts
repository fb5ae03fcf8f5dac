import type { LaunchedChrome } from "chrome-launcher";
import lighthouse from "lighthouse";
import { z } from "zod";

const category = z.object({ score: z.number().nullable() }).optional();
const metric = z.object({ numericValue: z.number() });

/** The part of a Lighthouse result that the bench reads. */
const resultSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.object({
    "first-contentful-paint": metric,
    "largest-contentful-paint": metric,
    "total-blocking-time": metric,
    "cumulative-layout-shift": metric,
    "speed-index": metric,
    "bf-cache": z.object({ score: z.number().nullable() }).optional(),
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            transferSize: z.number().optional(),
          }),
        ),
      }),
    }),
  }),
});

/** A run that did not come to its end: it has no figures. */
const failureSchema = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }),
});

const allAudits = z.object({
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), scoreDisplayMode: z.string(), title: z.string() }),
  ),
  categories: z.record(
    z.string(),
    z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
});

type Request = { url: string; type: string; bytes: number };

export type PageRun = {
  /** Scores of 0 to 100; absent where the category was not asked for. */
  performance: number | undefined;
  accessibility: number | undefined;
  bestPractices: number | undefined;
  seo: number | undefined;
  /** Milliseconds, simulated: slow 4G, a processor four times slower. */
  fcp: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
  cls: number;
  requests: Request[];
  /** Whether Back shows the page as it was left, without loading it again. */
  comesBack: boolean;
  /** Titles of the audits that cost points. */
  faults: string[];
};

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

/** Loads an address as a first-time visitor with a phone does, and judges it. */
export async function runLighthouse(
  url: string,
  chrome: LaunchedChrome,
  categories: Category[],
): Promise<PageRun> {
  const answer = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: categories,
    output: "json",
    logLevel: "error",
  });
  const failure = failureSchema.safeParse(answer?.lhr);
  if (failure.success) {
    const { code, message } = failure.data.runtimeError;
    throw new Error(`${url}: Lighthouse says ${code}: ${message}`);
  }
  const result = resultSchema.parse(answer?.lhr);
  const { audits } = result;
  const score = (name: Category) => {
    const value = result.categories[name]?.score;
    return typeof value === "number" ? Math.round(value * 100) : undefined;
  };
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: audits["first-contentful-paint"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    speedIndex: audits["speed-index"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    requests: audits["network-requests"].details.items
      .filter(({ url: address }) => address.startsWith("http"))
      .map(({ url: address, resourceType = "Other", transferSize = 0 }) => {
        return { url: address, type: resourceType, bytes: transferSize };
      }),
    comesBack: audits["bf-cache"]?.score === 1,
    faults: faultsOf(answer?.lhr),
  };
}

function faultsOf(lhr: unknown): string[] {
  const { audits, categories } = allAudits.parse(lhr);
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id);
}
