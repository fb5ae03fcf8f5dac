import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { readArguments } from "../tools/content/files/read-arguments.ts";
import type { Bench, BenchContext } from "./report.ts";

/** Loaded when they run: what they import is not there before the bench is installed. */
const benches: Record<string, () => Promise<Bench>> = {
  pages: async () => (await import("./pages.ts")).benchPages,
  presses: async () => (await import("./presses.ts")).benchPresses,
  build: async () => (await import("./build.ts")).benchBuild,
};

const usage = `npm run bench -- [${Object.keys(benches).join("] [")}] [options]

Measures everything, or the named parts, and prints tables.

  --runs <n>     how often each figure is measured, the median counts (3)
  --only <page>  only this page: home, villa, interni ...
  --dist <dir>   measure this build instead of making one`;

/** Where the measured site looks for the visitor's country: a server of the bench answers there. */
const lookupPort = 4397;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string" },
    dist: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
});

const unknown = positionals.filter((name) => !benches[name]);
const runs = Number(values.runs);
if (values.help || unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.log(unknown.length > 0 ? `There is no bench "${unknown[0]}".\n\n${usage}` : usage);
  process.exitCode = values.help ? 0 : 1;
} else if (!isInstalled("lighthouse")) {
  console.error("The bench needs lighthouse: npm ci --workspaces installs it.");
  process.exitCode = 1;
} else {
  const lookup = await startLookup();
  try {
    const dist = values.dist ? resolve(values.dist) : build();
    await runBenches({ dist, runs, only: values.only });
  } finally {
    lookup.close();
    lookup.closeAllConnections();
  }
}

function isInstalled(name: string): boolean {
  try {
    return Boolean(import.meta.resolve(name));
  } catch {
    return false;
  }
}

/** Stands for the service that tells the visitor's country, so that nothing outside is measured. */
async function startLookup() {
  const lookup = createServer((_, response) => {
    const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };
    response.writeHead(200, headers).end('{"country":"DE"}');
  });
  await new Promise<void>((listening, failed) => {
    lookup.once("error", failed).listen(lookupPort, "127.0.0.1", listening);
  });
  return lookup;
}

function build(): string {
  const dist = resolve(".cache/bench-site");
  console.log("Building the site to be measured");
  execFileSync(process.execPath, ["tools/build.ts", "--out", dist], {
    stdio: "inherit",
    env: {
      ...process.env,
      VITE_GEO_URL: `http://127.0.0.1:${lookupPort}/`,
      VITE_POSTHOG_KEY: "phc_bench",
    },
  });
  return dist;
}

async function runBenches(context: BenchContext): Promise<void> {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
  const chosen = positionals.length > 0 ? positionals : Object.keys(benches);
  for (const name of chosen) {
    const bench = await benches[name]?.();
    if (bench) console.log(`\n${await bench(context)}\n`);
  }
}
