import { execFileSync, spawnSync } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { listening } from "../tests/browser/programs.ts";
import { readArguments } from "../tools/content/files/read-arguments.ts";
import { siteHandler } from "../tools/serve/serve.ts";

type BenchContext = {
  /** Folder of the built site, and the address at which it is served; `build` measures its own. */
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
  build: async () => ({
    about:
      "Build: seconds, and the peak of memory in MB of 1,000,000 bytes; again with a full cache.",
    head: ["cache", "s", "MB"],
    measure: measureBuild,
  }),
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

/** In a copy of the project, whose cache is empty at first. */
async function* measureBuild(): AsyncGenerator<Row> {
  await mkdir(".cache", { recursive: true });
  // inside the project, where modules find `node_modules`
  const root = await mkdtemp(resolve(".cache/build-"));
  try {
    const parts = ["tools", "demo", "content", "src", "package.json", "tsconfig.json"];
    for (const part of parts.filter((each) => existsSync(each))) {
      const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
      await cp(resolve(part), join(root, part), options);
    }
    for (const cache of ["empty", "full"]) yield [cache, ...runBuild(root)];
  } finally {
    await rm(root, { recursive: true });
  }
}

function runBuild(root: string): string[] {
  // loaded into the build: its last words are the peak of its memory, in KB of 1024 bytes
  const peak = 'process.on("exit", () => console.error("peak " + process.resourceUsage().maxRSS))';
  const args = ["--import", `data:text/javascript,${encodeURIComponent(peak)}`, "tools/build.ts"];
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const memory = (Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024) / 1e6;
  return [seconds.toFixed(1), memory.toFixed(0)];
}
