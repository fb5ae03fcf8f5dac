import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { listening } from "../tests/browser/programs.ts";
import { readArguments } from "../tools/content/files/read-arguments.ts";
import { siteHandler } from "../tools/serve/serve.ts";

type BenchContext = {
  /** Folder of the built site, and the address at which it is served. */
  dist: string;
  site: string;
  runs: number;
  /** The only address to be measured. */
  only: string | undefined;
};

/** Of several figures the median counts. */
type Row = (string | number | number[])[];

type Bench = {
  about: string;
  head: string[];
  measure(context: BenchContext): AsyncIterable<Row>;
};

/** Loaded when they run: what they import is not there before `npm ci --workspaces`. */
const benches: Record<string, () => Promise<Bench>> = {
  pages: () => import("./pages.ts"),
  presses: () => import("./presses.ts"),
};

/** Where the measured site looks for the visitor's country: a server of the bench answers there. */
const lookupPort = 4397;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    // how often each figure is measured
    runs: { type: "string", default: "3" },
    // an address, such as `/interni`
    only: { type: "string" },
    // a built site, measured instead of one that the bench builds
    dist: { type: "string" },
  },
});

const lookup = createServer((_, response) => {
  const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };
  response.writeHead(200, headers).end('{"country":"DE"}');
}).listen(lookupPort, "127.0.0.1");
const dist = resolve(values.dist ?? ".cache/bench-site");
if (!values.dist) {
  execFileSync(process.execPath, ["tools/build.ts", "--out", dist], {
    stdio: "inherit",
    env: {
      ...process.env,
      VITE_GEO_URL: `http://127.0.0.1:${lookupPort}/`,
      VITE_POSTHOG_KEY: "phc_bench",
    },
  });
}
const site = await listening(siteHandler(dist));
const context = { dist, site: site.url, runs: Number(values.runs), only: values.only };
console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${values.runs} runs`);
for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
  const bench = await benches[name]?.();
  if (!bench) throw new Error(`There is no bench "${name}": ${Object.keys(benches).join(", ")}`);
  // as Markdown writes a table, so that it can be pasted into the documentation
  const line = (cells: Row) => `| ${cells.map(cellText).join(" | ")} |`;
  console.log(`\n${bench.about}\n\n${line(bench.head)}`);
  console.log(line(bench.head.map((_, index) => (index ? "---:" : "---"))));
  for await (const row of bench.measure(context)) console.log(line(row));
}
await site.close();
lookup.close();

function cellText(cell: Row[number]): string {
  if (!Array.isArray(cell)) return String(cell);
  const sorted = cell.toSorted((a, b) => a - b);
  const [low = 0, high = low] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return String(Number(((low + high) / 2).toFixed(4)));
}
