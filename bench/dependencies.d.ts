// The bench has a dependency of its own, which `npm ci` leaves out; its types are checked without it.

declare module "lighthouse" {
  type Audit = {
    numericValue: number;
    details: { items: { url: string; transferSize?: number }[] };
  };
  /** A run that did not come to its end has an error, and no figures. */
  export type LighthouseResult = {
    runtimeError?: { message: string };
    audits: Record<string, Audit | undefined>;
    categories: Record<string, { score: number } | undefined>;
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[] },
  ): Promise<{ lhr: LighthouseResult } | undefined>;
}
