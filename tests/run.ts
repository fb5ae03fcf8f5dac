import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

// `npm test`: the tests of the code, which run on the demo's house and on fixtures, and a small suite that
// looks at the owner's house where there is one.
run("vitest", "run");
run("playwright", "test");
if (existsSync("content/facts.json")) run("playwright", "test", { OWN_CONTENT: "1" });

/** Runs a program of the project; ends with its code where it fails. */
function run(program: string, command: string, environment: Record<string, string> = {}): void {
  const file = program === "vitest" ? "vitest/vitest.mjs" : "@playwright/test/cli.js";
  const { status } = spawnSync(process.execPath, [resolve("node_modules", file), command], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}
