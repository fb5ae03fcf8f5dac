import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { readArguments } from "../tools/content/files/read-arguments.ts";
import type { Bench } from "./bench-context.ts";
import { withBenchSite } from "./bench-site.ts";
import { missingDependencies } from "./missing-dependencies.ts";

/** Loaded when they run: what they import is not there before the bench is installed. */
const benches: Record<string, () => Promise<Bench>> = {
  pages: async () => (await import("./pages.ts")).benchPages,
  navigation: async () => (await import("./navigation.ts")).benchNavigation,
  presses: async () => (await import("./presses.ts")).benchPresses,
  build: async () => (await import("./build-time.ts")).benchBuild,
};

const usage = `npm run bench -- [${Object.keys(benches).join("] [")}] [options]

Measures everything, or the named parts, and prints tables; the figures go to bench-results/.

  --runs <n>     how often each figure is measured, the median counts (3)
  --only <page>  only this page: home, villa, interni ...
  --dist <dir>   measure this build instead of making one`;

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
const missing = missingDependencies();
if (values.help || unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.log(unknown.length > 0 ? `There is no bench "${unknown[0]}".\n\n${usage}` : usage);
  process.exitCode = values.help ? 0 : 1;
} else if (missing.length > 0) {
  console.error(`The bench needs ${missing.join(", ")}: npm ci --workspaces installs them.`);
  process.exitCode = 1;
} else {
  await withBenchSite(values.dist, (dist) => runBenches({ dist, runs, only: values.only }));
}

async function runBenches(context: Parameters<Bench>[0]): Promise<void> {
  const results: Record<string, unknown> = {
    date: new Date().toISOString(),
    machine: `${cpus().length} x ${cpus()[0]?.model}`,
    node: process.version,
  };
  const chosen = positionals.length > 0 ? positionals : Object.keys(benches);
  const file = join("bench-results", `${String(results.date).replaceAll(":", "-")}.json`);
  await mkdir("bench-results", { recursive: true });
  for (const name of chosen) {
    const bench = await benches[name]?.();
    if (!bench) continue;
    const report = await bench(context);
    results[name] = report.figures;
    // after each, so that an interrupted bench leaves what it has
    await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
    console.log(`\n${report.text}\n`);
  }
  console.log(`The figures are in ${file}`);
}
