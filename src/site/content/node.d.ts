/** What code of the build that lies in src (src/site/content, *.content.ts) uses of Node, whose types the page lacks. */
declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL, encoding: "utf8"): string;
}
