import lighthouse from "lighthouse";
import { z } from "zod";
import { launchChrome } from "./browser.ts";

const metric = z.object({ numericValue: z.number() });
const audit = z.object({ score: z.number().nullable(), title: z.string() });

const resultSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z
    .object({
      "first-contentful-paint": metric,
      "largest-contentful-paint": metric,
      "total-blocking-time": metric,
      "cumulative-layout-shift": metric,
      "speed-index": metric,
      "network-requests": z.object({
        details: z.object({
          items: z.array(
            z.object({
              url: z.string(),
              resourceType: z.string().default("Other"),
              transferSize: z.number().default(0),
            }),
          ),
        }),
      }),
    })
    .catchall(audit.partial()),
});

/** A run that did not come to its end: it has no figures. */
const failureSchema = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }),
});

export type PageRun = {
  /** Performance, accessibility, best practices and search, 0 to 100. */
  scores: number[];
  /** Milliseconds, simulated: slow 4G, a processor four times slower; the shift has no unit. */
  metrics: Record<"fcp" | "lcp" | "tbt" | "speedIndex" | "cls", number>;
  requests: { type: string; bytes: number }[];
  /** Whether Back shows the page as it was left, without loading it again. */
  comesBack: boolean;
  faults: string[];
};

/** Loads an address as a first-time visitor with a phone does, in a browser of its own, and judges it. */
export async function runLighthouse(url: string): Promise<PageRun> {
  const chrome = await launchChrome();
  try {
    const answer = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      output: "json",
      logLevel: "error",
    });
    const failure = failureSchema.safeParse(answer?.lhr);
    if (failure.success) {
      const { code, message } = failure.data.runtimeError;
      throw new Error(`${url}: Lighthouse says ${code}: ${message}`);
    }
    return pageRun(resultSchema.parse(answer?.lhr));
  } finally {
    chrome.kill();
  }
}

function pageRun({ categories, audits }: z.infer<typeof resultSchema>): PageRun {
  const scored = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const of = (id: string) => audit.partial().parse(audits[id] ?? {});
  return {
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    metrics: {
      fcp: audits["first-contentful-paint"].numericValue,
      lcp: audits["largest-contentful-paint"].numericValue,
      tbt: audits["total-blocking-time"].numericValue,
      speedIndex: audits["speed-index"].numericValue,
      cls: audits["cumulative-layout-shift"].numericValue,
    },
    requests: audits["network-requests"].details.items
      .filter(({ url }) => url.startsWith("http"))
      .map(({ resourceType, transferSize }) => ({ type: resourceType, bytes: transferSize })),
    comesBack: of("bf-cache").score === 1,
    faults: scored
      .filter(({ id, weight }) => weight > 0 && (of(id).score ?? 1) < 0.9)
      .map(({ id }) => of(id).title ?? id),
  };
}
