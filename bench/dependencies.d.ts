// The bench has a dependency of its own, which `npm ci` leaves out; its types are checked without it.

declare module "lighthouse" {
  type Metric = { numericValue: number };
  type Request = { url: string; transferSize?: number };
  export type LighthouseResult = {
    /** Of a run that did not come to its end: it has no figures. */
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: {
      "first-contentful-paint": Metric;
      "largest-contentful-paint": Metric;
      "total-blocking-time": Metric;
      "cumulative-layout-shift": Metric;
      "speed-index": Metric;
      "network-requests": { details: { items: Request[] } };
    };
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[]; output: "json"; logLevel: "error" },
  ): Promise<{ lhr: LighthouseResult } | undefined>;
}
