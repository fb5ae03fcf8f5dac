import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { readArguments } from "../tools/content/files/read-arguments.ts";
import type { Bench } from "./report.ts";

/** Loaded when they run: what they import is not there before `npm ci --workspaces`. */
const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  pages: () => import("./pages.ts"),
  presses: () => import("./presses.ts"),
  build: () => import("./build.ts"),
};

/** Where the measured site looks for the visitor's country: a server of the bench answers there. */
const lookupPort = 4397;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    // how often each figure is measured; the median counts
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
try {
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
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    const load = benches[name];
    if (!load) throw new Error(`There is no bench "${name}": ${Object.keys(benches).join(", ")}`);
    const { bench } = await load();
    console.log(`\n${await bench({ dist, runs: Number(values.runs), only: values.only })}\n`);
  }
} finally {
  lookup.close();
  lookup.closeAllConnections();
}
