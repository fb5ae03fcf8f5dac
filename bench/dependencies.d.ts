// The bench has dependencies of its own, which `npm ci` leaves out; its types are checked without them.

declare module "chrome-launcher" {
  export type LaunchedChrome = { port: number; kill(): void };
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<LaunchedChrome>;
}

declare module "lighthouse" {
  /** The result is checked by a schema. */
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[]; output: "json"; logLevel: "error" },
  ): Promise<{ lhr: unknown } | undefined>;
}
